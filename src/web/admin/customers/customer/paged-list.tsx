import type { ReactNode } from "react";
import { customer as text } from "#i18n/he/customer.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { Unread } from "../../kit/list-frame.tsx";

type PagedListProps<Row> = {
  label: string;
  /** Said of a list that holds nothing. */
  empty: string;
  failed: string;
  /** Undefined until the first page is there. */
  rows: readonly Row[] | undefined;
  read: {
    error: unknown;
    refetch: () => unknown;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
  };
  children: (row: Row) => ReactNode;
};

/** Rows of which more can be asked for, with what there is instead of them. */
export function PagedList<Row>({
  label,
  empty,
  failed,
  rows,
  read,
  children,
}: PagedListProps<Row>) {
  if (rows === undefined) return <Unread read={read} failed={failed} rows={5} />;
  if (rows.length === 0) return <p className="text-soft">{empty}</p>;
  return (
    <>
      <ol aria-label={label} className="grid">
        {rows.map(children)}
      </ol>
      {read.hasNextPage && (
        <ActionButton
          isPending={read.isFetchingNextPage}
          onClick={() => void read.fetchNextPage()}
          className="mt-3"
        >
          {text.more}
        </ActionButton>
      )}
    </>
  );
}
