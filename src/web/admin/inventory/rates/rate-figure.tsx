import { CircleAlert } from "lucide-react";
import { formatAgo } from "#i18n/format-he.ts";
import { rates as text } from "#i18n/he/rates.ts";
import { Tag } from "#ui/tag.tsx";
import type { RateRow } from "../../api/use-rates.ts";
import { Moment } from "../../kit/moment.tsx";
import { useNow } from "../../kit/use-now.ts";

const sourceLabels: Readonly<Record<string, string>> = text.sources;

/** A rate with four decimals, and a mark when it is old. */
export function RateNumber({ rate: { rate, isStale } }: { rate: RateRow }) {
  return (
    <span className="flex items-center gap-2">
      <bdi dir="ltr" className="num text-lg font-medium">
        {Number(rate).toFixed(4)}
      </bdi>
      {isStale && (
        <span title={text.staleHelp}>
          <Tag tone="warn" Icon={CircleAlert}>
            {text.stale}
          </Tag>
        </span>
      )}
    </span>
  );
}

/** Where a rate is from, and since when it is known. */
export function RateAge({ rate: { source, updatedAt } }: { rate: RateRow }) {
  const now = useNow();
  return (
    <>
      <span className="text-2xs text-faint">
        {text.from} <bdi>{sourceLabels[source] ?? source}</bdi>
      </span>
      <span className="text-2xs text-faint">
        <Moment at={updatedAt} /> ({formatAgo(new Date(updatedAt), now)})
      </span>
    </>
  );
}
