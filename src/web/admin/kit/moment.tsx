import { LOCALE } from "#i18n/language.ts";
import { formatTime } from "#i18n/format.ts";
import { formatShortDate } from "#i18n/format-he.ts";
import { admin } from "#i18n/he/admin.ts";
import { findNearDay } from "./near-day.ts";
import { useNow } from "./use-now.ts";

/** A day; near ones by name. */
export function Day({ at }: { at: string }) {
  const date = new Date(at);
  const near = findNearDay(date, useNow());
  return (
    <time dateTime={at} className="num whitespace-nowrap">
      {near === undefined ? <bdi>{formatShortDate(date)}</bdi> : admin.units[near]}
    </time>
  );
}

/** A date and time; near days by name. */
export function Moment({ at }: { at: string }) {
  const date = new Date(at);
  const near = findNearDay(date, useNow());
  return (
    <time dateTime={at} className="num whitespace-nowrap">
      {near === undefined ? <bdi>{formatShortDate(date)}</bdi> : admin.units[near]},{" "}
      <bdi>{formatTime(date, LOCALE)}</bdi>
    </time>
  );
}
