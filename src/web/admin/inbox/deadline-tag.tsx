import { AlarmClock, Clock } from "lucide-react";
import { formatTime } from "#i18n/format.ts";
import { formatWeekday } from "#i18n/format-he.ts";
import { messageLabels } from "#i18n/he/inbox.ts";
import { timeLeft } from "#modules/messages/reply-deadline.ts";
import { Tag } from "#ui/tag.tsx";
import { deadlineInWords } from "./deadline-in-words.ts";

/** Until when an answer is promised, and how long that is; nothing where nobody waits any more. */
export function DeadlineTag({ dueAt, now }: { dueAt: string | null; now: Date }) {
  if (dueAt === null) return null;
  const due = new Date(dueAt);
  const { isLate, unit } = timeLeft(due, now);
  const Icon = isLate ? AlarmClock : Clock;
  const moment = `${formatWeekday(due)}, ${formatTime(due, "he-IL")}`;
  return (
    <span title={messageLabels.deadline.title(moment)}>
      <Tag tone={isLate ? "danger" : unit === "day" ? "mute" : "warn"} Icon={Icon}>
        {deadlineInWords(due, now)}
      </Tag>
    </span>
  );
}
