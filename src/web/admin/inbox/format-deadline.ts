import { LOCALE } from "#i18n/language.ts";
import { formatTime } from "#i18n/format.ts";
import { toDay, formatDay, formatShortWeekday } from "#i18n/format-he.ts";
import { messageLabels } from "#i18n/he/inbox.ts";
import { getTimeLeft } from "#modules/messages/reply-deadline.ts";
import { addDays, countDays } from "#shared/days.ts";

/** The weekday alone would be ambiguous a week ahead. */
const WEEK_DAYS = 7;

const text = messageLabels.deadline;

/** "until Tuesday, 14:51 · two business days left", or how late it is, in Hebrew. */
export function formatDeadline(due: Date, now: Date): string {
  const { isLate, unit, count } = getTimeLeft(due, now);
  if (isLate) return text.late[unit](count);
  const until = text.until(formatDueDay(due, now), formatTime(due, LOCALE));
  return `${until} · ${text.left[unit](count)}`;
}

function formatDueDay(due: Date, now: Date): string {
  const [day, today] = [toDay(due), toDay(now)];
  if (day === today) return text.today;
  if (day === addDays(today, 1)) return text.tomorrow;
  return countDays({ from: today, to: day }) <= WEEK_DAYS
    ? formatShortWeekday(due)
    : formatDay(day);
}
