import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { admin } from "#i18n/he/admin.ts";
import { ActionButton } from "./action-button.tsx";
import { EmptyState, ErrorState, SkeletonRows } from "./list-states.tsx";

type ListFrameProps<Answer> = {
  read: UseQueryResult<Answer>;
  /** In one sentence, what could not be read. */
  failed: string;
  isEmpty: (answer: Answer) => boolean;
  /** In place of a list that holds nothing. */
  empty: ReactNode;
  /** How many grey lines stand in for it while it loads. */
  rows?: number;
  children: (answer: Answer) => ReactNode;
};

/** A list, or what stands in its place: while it loads, when it failed, when there is nothing in it. */
export function ListFrame<Answer>(props: ListFrameProps<Answer>) {
  const { read, failed, isEmpty, empty, rows, children } = props;
  if (read.data === undefined)
    return read.isError ? (
      <ErrorState title={failed} error={read.error} onRetry={() => void read.refetch()} />
    ) : (
      <SkeletonRows rows={rows} />
    );
  return isEmpty(read.data) ? empty : children(read.data);
}

type Words = { title: string; text?: string };

type EmptyListProps = {
  none: Words;
  /** For a list that is narrowed down, with the way back to all of it. */
  filtered: Words;
  isFiltered: boolean;
  onClear: () => void;
};

/** Why a list holds nothing: there is nothing yet, or nothing that fits. */
export function EmptyList({ none, filtered, isFiltered, onClear }: EmptyListProps) {
  if (!isFiltered) return <EmptyState {...none} />;
  return (
    <EmptyState {...filtered}>
      <ActionButton onClick={onClear}>{admin.list.clear}</ActionButton>
    </EmptyState>
  );
}
