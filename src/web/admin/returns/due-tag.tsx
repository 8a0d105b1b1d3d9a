import { AlarmClock, Clock } from "lucide-react";
import { Tag } from "#ui/tag.tsx";
import { Day } from "../kit/moment.tsx";
import { useNow } from "../kit/use-now.ts";

/** The day by which something is due, in red once it is over. */
export function DueTag({ at }: { at: string }) {
  const isLate = new Date(at) < useNow();
  return (
    <Tag tone={isLate ? "danger" : "warn"} Icon={isLate ? AlarmClock : Clock}>
      <Day at={at} />
    </Tag>
  );
}
