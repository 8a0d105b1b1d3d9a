import type { ReactNode } from "react";
import { ErrorState, SkeletonRows } from "./list-states.tsx";

export type LoadErrorProps = {
  read: {
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  /** In one sentence, what could not be read. */
  failed: string;
  /** How many grey lines stand in for it while it loads. */
  rows?: number | undefined;
};

/** Shown while data is loading, and when that failed. */
export function LoadError({ read: { error, refetch }, failed, rows }: LoadErrorProps) {
  if (error === null) return <SkeletonRows rows={rows} />;
  return <ErrorState title={failed} error={error} onRetry={() => void refetch()} />;
}

type ListFrameProps<Answer> = LoadErrorProps & {
  read: LoadErrorProps["read"] & { readonly data: Answer | undefined };
  isEmpty: (answer: Answer) => boolean;
  /** Shown when the list is empty. */
  empty: ReactNode;
  children: (answer: Answer) => ReactNode;
};

/** A list with its loading, error and empty states. */
export function ListFrame<Answer>(props: ListFrameProps<Answer>) {
  const { read, isEmpty, empty, children } = props;
  if (read.data === undefined) return <LoadError {...props} />;
  return isEmpty(read.data) ? empty : children(read.data);
}
