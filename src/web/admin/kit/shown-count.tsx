import type { UseQueryResult } from "@tanstack/react-query";

type ShownCountProps = {
  /** What counts all of them. */
  read: UseQueryResult<{ count: number; isExact: boolean }>;
  shown: number;
  words: {
    readonly exact: (shown: number, all: number) => string;
    readonly atLeast: (shown: number, all: number) => string;
    readonly unknown: (shown: number) => string;
  };
};

/** How many rows are shown, and of how many. */
export function ShownCount({ read: { data, isPlaceholderData }, shown, words }: ShownCountProps) {
  return (
    <p role="status" className="num text-xs text-soft">
      {data === undefined || isPlaceholderData
        ? words.unknown(shown)
        : data.isExact
          ? words.exact(shown, data.count)
          : words.atLeast(shown, data.count)}
    </p>
  );
}
