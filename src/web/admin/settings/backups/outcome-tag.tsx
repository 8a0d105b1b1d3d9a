import {
  Ban,
  CircleAlert,
  CircleCheck,
  CircleSlash,
  LoaderCircle,
  TimerOff,
  TriangleAlert,
  type LucideIcon,
} from "lucide-react";
import type { ComponentProps } from "react";
import { backupAdmin } from "#i18n/he/backups.ts";
import type { BackupOutcome } from "#modules/backups/backup-outcomes.ts";
import { Tag } from "#ui/tag.tsx";

const looks = {
  tested: { tone: "ok", Icon: CircleCheck },
  unsound: { tone: "warn", Icon: TriangleAlert },
  "not-restorable": { tone: "danger", Icon: CircleAlert },
  "not-written": { tone: "danger", Icon: Ban },
  "timed-out": { tone: "danger", Icon: TimerOff },
  interrupted: { tone: "mute", Icon: CircleSlash },
} as const satisfies Record<
  BackupOutcome,
  { tone: ComponentProps<typeof Tag>["tone"]; Icon: LucideIcon }
>;

/** Outcome of a backup: words, icon and color. */
export function OutcomeTag({ outcome }: { outcome: BackupOutcome | null }) {
  const { tone, Icon } =
    outcome === null ? ({ tone: "info", Icon: LoaderCircle } as const) : looks[outcome];
  return (
    <Tag tone={tone} Icon={Icon}>
      {outcome === null ? backupAdmin.running : backupAdmin.outcomes[outcome]}
    </Tag>
  );
}
