import type { ComponentProps, ReactNode } from "react";
import { customer as text } from "#i18n/he/customer.ts";
import { LoadError } from "../../kit/list-frame.tsx";
import { MoreRows } from "../../kit/more-rows.tsx";

type PagedListProps<Row> = {
  label: string;
  /** Said of a list that holds nothing. */
  empty: string;
  failed: string;
  /** Undefined until the first page is there. */
  rows: readonly Row[] | undefined;
  read: ComponentProps<typeof LoadError>["read"] & ComponentProps<typeof MoreRows>["read"];
  children: (row: Row) => ReactNode;
};

/** A list that can load more rows, with its loading, error and empty states. */
export function PagedList<Row>({
  label,
  empty,
  failed,
  rows,
  read,
  children,
}: PagedListProps<Row>) {
  if (rows === undefined) return <LoadError read={read} failed={failed} rows={5} />;
  if (rows.length === 0) return <p className="text-soft">{empty}</p>;
  return (
    <>
      <ol aria-label={label} className="grid">
        {rows.map(children)}
      </ol>
      <MoreRows read={read} label={text.more} className="pt-3" />
    </>
  );
}
