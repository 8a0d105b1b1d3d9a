import { AlarmClock, Clock } from "lucide-react";
import { LOCALE } from "#i18n/language.ts";
import { formatTime } from "#i18n/format.ts";
import { formatWeekday } from "#i18n/format-he.ts";
import { messageLabels } from "#i18n/he/inbox.ts";
import { getTimeLeft } from "#modules/messages/reply-deadline.ts";
import { Tag } from "#ui/tag.tsx";
import { formatDeadline } from "./format-deadline.ts";

/** The deadline of an answer, and the time left; nothing when no answer is needed. */
export function DeadlineTag({ dueAt, now }: { dueAt: string | null; now: Date }) {
  if (dueAt === null) return null;
  const due = new Date(dueAt);
  const { isLate, unit } = getTimeLeft(due, now);
  const Icon = isLate ? AlarmClock : Clock;
  const moment = `${formatWeekday(due)}, ${formatTime(due, LOCALE)}`;
  return (
    <span title={messageLabels.deadline.title(moment)}>
      <Tag tone={isLate ? "danger" : unit === "day" ? "mute" : "warn"} Icon={Icon}>
        {formatDeadline(due, now)}
      </Tag>
    </span>
  );
}
