import type { UseQueryResult } from "@tanstack/react-query";

type ShownCountProps = {
  /** Request that counts all rows. */
  read: UseQueryResult<{ count: number; isExact: boolean }>;
  shown: number;
  labels: {
    readonly exact: (shown: number, all: number) => string;
    readonly atLeast: (shown: number, all: number) => string;
    readonly unknown: (shown: number) => string;
  };
};

/** How many rows are shown, and of how many. */
export function ShownCount({ read: { data, isPlaceholderData }, shown, labels }: ShownCountProps) {
  return (
    <p role="status" className="num text-xs text-soft">
      {data === undefined || isPlaceholderData
        ? labels.unknown(shown)
        : data.isExact
          ? labels.exact(shown, data.count)
          : labels.atLeast(shown, data.count)}
    </p>
  );
}
