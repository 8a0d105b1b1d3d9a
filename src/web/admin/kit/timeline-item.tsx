import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

/** An entry of a timeline: its icon, on the line that joins it with the next one. */
export function TimelineItem({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="relative flex gap-3 pb-4 last:pb-0 not-last:before:absolute not-last:before:start-3.5 not-last:before:top-7 not-last:before:bottom-0 not-last:before:border-s not-last:before:border-line">
      <span className="grid size-7 flex-none place-items-center rounded-pill bg-mute-bg text-mute-fg">
        <Icon aria-hidden className="size-3.5" />
      </span>
      {children}
    </li>
  );
}
