import type { ReactNode } from "react";
import { ErrorState, SkeletonRows } from "./list-states.tsx";

type UnreadProps = {
  read: {
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  /** In one sentence, what could not be read. */
  failed: string;
  /** How many grey lines stand in for it while it loads. */
  rows?: number | undefined;
};

/** In place of what has not been read: while it loads, and when that failed. */
export function Unread({ read: { error, refetch }, failed, rows }: UnreadProps) {
  if (error === null) return <SkeletonRows rows={rows} />;
  return <ErrorState title={failed} error={error} onRetry={() => void refetch()} />;
}

type ListFrameProps<Answer> = UnreadProps & {
  read: UnreadProps["read"] & { readonly data: Answer | undefined };
  isEmpty: (answer: Answer) => boolean;
  /** In place of a list that holds nothing. */
  empty: ReactNode;
  children: (answer: Answer) => ReactNode;
};

/**
 * A list, or what stands in its place: while it loads, when it failed, when there is nothing in it.
 */
export function ListFrame<Answer>(props: ListFrameProps<Answer>) {
  const { read, isEmpty, empty, children } = props;
  if (read.data === undefined) return <Unread {...props} />;
  return isEmpty(read.data) ? empty : children(read.data);
}
