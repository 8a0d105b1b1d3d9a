import { AlarmClock, Clock } from "lucide-react";
import { formatTime } from "#i18n/format.ts";
import { dayOf, formatWeekday } from "#i18n/format-desk.ts";
import { messageWords } from "#i18n/he/inbox.ts";
import { timeLeft } from "#modules/messages/reply-deadline.ts";
import { Tag } from "#ui/tag.tsx";

const text = messageWords.deadline;

/** How long the promise to answer still holds, in business days; nothing where nobody waits any more. */
export function DeadlineTag({ dueAt, now }: { dueAt: string | null; now: Date }) {
  if (dueAt === null) return null;
  const due = new Date(dueAt);
  const time = formatTime(due, "he-IL");
  const { isLate, days } = timeLeft(due, now);
  const isToday = dayOf(due) === dayOf(now);
  const Icon = isLate ? AlarmClock : Clock;
  return (
    <span title={text.title(`${formatWeekday(due)}, ${time}`)}>
      <Tag tone={isLate ? "danger" : days === 0 ? "warn" : "mute"}>
        <Icon aria-hidden className="size-3.5 flex-none" />
        {isLate
          ? text.late(days)
          : days > 0
            ? text.left(days)
            : isToday
              ? text.today(time)
              : text.soon}
      </Tag>
    </span>
  );
}
