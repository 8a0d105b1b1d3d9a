import { useState } from "react";
import { formatTime } from "#i18n/format.ts";
import { dayOf, formatShortDate } from "#i18n/format-desk.ts";
import { admin } from "#i18n/he/admin.ts";

const DAY_MS = 86_400_000;

/** When something was: near days by name, and the time of the day. */
export function Moment({ at }: { at: string }) {
  const [now] = useState(() => new Date());
  const date = new Date(at);
  const time = formatTime(date, "he-IL");
  const day = dayOf(date);
  const near =
    day === dayOf(now)
      ? admin.units.today
      : day === dayOf(new Date(now.getTime() - DAY_MS))
        ? admin.units.yesterday
        : undefined;
  return (
    <time dateTime={at} className="num whitespace-nowrap">
      {near ?? <bdi>{formatShortDate(date)}</bdi>}, <bdi>{time}</bdi>
    </time>
  );
}
