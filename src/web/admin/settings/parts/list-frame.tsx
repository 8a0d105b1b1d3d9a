import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { admin } from "#i18n/he/admin.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { EmptyState, ErrorState, SkeletonRows } from "../../kit/list-states.tsx";

type Words = { title: string; text: string };

type ListFrameProps<Answer> = {
  read: UseQueryResult<Answer>;
  isEmpty: (answer: Answer) => boolean;
  failed: string;
  empty: Words;
  /** For a list that is narrowed down, with the way back to all of it. */
  filtered: Words & { isFiltered: boolean; onClear: () => void };
  children: (answer: Answer) => ReactNode;
};

/** A list, or what stands in its place: while it loads, when it failed, when there is nothing in it. */
export function ListFrame<Answer>(props: ListFrameProps<Answer>) {
  const { read, isEmpty, failed, empty, filtered, children } = props;
  if (read.data === undefined)
    return read.isError ? (
      <ErrorState title={failed} error={read.error} onRetry={() => void read.refetch()} />
    ) : (
      <SkeletonRows />
    );
  if (!isEmpty(read.data)) return children(read.data);
  if (!filtered.isFiltered) return <EmptyState {...empty} />;
  return (
    <EmptyState title={filtered.title} text={filtered.text}>
      <ActionButton onClick={filtered.onClear}>{admin.list.clear}</ActionButton>
    </EmptyState>
  );
}
