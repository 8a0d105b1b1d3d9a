import { CircleAlert, Clock, LoaderCircle, TimerReset, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { jobAdmin } from "#i18n/he/jobs.ts";
import { joinClassNames } from "#ui/class-names.ts";
import type { CallOutput } from "#web/api/api-request.ts";
import { Moment } from "../../kit/moment.tsx";
import { Panel } from "../../kit/panel.tsx";

const text = jobAdmin.state;

/** How many jobs wait, run and have failed, and whether one is late. */
export function QueuePanel({ queue }: { queue: CallOutput<"GET /api/admin/jobs"> }) {
  const { waiting, running, failed, oldestDueAt } = queue;
  return (
    <Panel title={text.title} className="overflow-hidden">
      <dl className="grid grid-cols-2 gap-px border-t border-line bg-line lg:grid-cols-4">
        <Cell label={text.waiting} note={text.waitingNote} Icon={Clock}>
          {text.count(waiting)}
        </Cell>
        <Cell label={text.running} Icon={LoaderCircle}>
          {text.count(running)}
        </Cell>
        <Cell label={text.stuck} note={text.stuckNote} Icon={CircleAlert} isAlarming={failed > 0}>
          {text.count(failed)}
        </Cell>
        <Cell label={text.oldest} note={text.oldestNote} Icon={TimerReset}>
          {oldestDueAt === null ? text.none : <Moment at={oldestDueAt} />}
        </Cell>
      </dl>
    </Panel>
  );
}

type CellProps = {
  label: string;
  note?: string;
  Icon: LucideIcon;
  isAlarming?: boolean;
  children: ReactNode;
};

function Cell({ label, note, Icon, isAlarming = false, children }: CellProps) {
  return (
    <div className="grid content-start gap-0.5 bg-surface px-5 py-3.5">
      <dt
        className={joinClassNames(
          "flex items-center gap-1.5 text-xs",
          isAlarming ? "text-danger-fg" : "text-soft",
        )}
      >
        <Icon aria-hidden className="size-4 flex-none" />
        {label}
      </dt>
      <dd className={joinClassNames("num text-lg leading-ui", isAlarming && "text-danger-fg")}>
        {children}
      </dd>
      {note !== undefined && <dd className="text-xs text-faint">{note}</dd>}
    </div>
  );
}
