import { formatTime } from "#i18n/format.ts";
import { formatShortDate } from "#i18n/format-he.ts";
import { admin } from "#i18n/he/admin.ts";
import { nearDay } from "./near-day.ts";
import { useNow } from "./use-now.ts";

/** When something was: near days by name, and the time of the day. */
export function Moment({ at }: { at: string }) {
  const date = new Date(at);
  const near = nearDay(date, useNow());
  return (
    <time dateTime={at} className="num whitespace-nowrap">
      {near === undefined ? <bdi>{formatShortDate(date)}</bdi> : admin.units[near]},{" "}
      <bdi>{formatTime(date, "he-IL")}</bdi>
    </time>
  );
}
