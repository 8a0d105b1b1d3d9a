import { CircleCheck, DatabaseBackup, LoaderCircle, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { backupAdmin } from "#i18n/he/backups.ts";
import type { CallOutput } from "#web/api/api-request.ts";
import { useApiAction } from "../../api/use-api.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { Moment } from "../../kit/moment.tsx";
import { Panel } from "../../kit/panel.tsx";

const text = backupAdmin.state;

type State = CallOutput<"GET /api/admin/backups">;

/** Whether the shop makes backups, whether the last one is good, and the button for another. */
export function StatePanel({ state }: { state: State }) {
  const { isOn, isDue, testedAt, alarm } = state;
  const request = useApiAction("POST /api/admin/backups", backupAdmin.request);
  return (
    <Panel
      title={text.title}
      action={
        <ActionButton
          action={request}
          isPending={isDue}
          disabledReason={isOn ? undefined : backupAdmin.request.off}
          onClick={() => request.mutate({})}
        >
          {!(request.isPending || isDue) && <DatabaseBackup aria-hidden className="size-4" />}
          {backupAdmin.request.button}
        </ActionButton>
      }
    >
      <div className="grid gap-2 px-5 pb-5">
        {!isOn && (
          <Warning>
            {text.off}{" "}
            <span className="text-text">
              {text.offAdvice[0]} <bdi>BACKUPS=nightly</bdi> {text.offAdvice[1]}
            </span>
          </Warning>
        )}
        {alarm !== null && <Warning>{text.alarms[alarm]}</Warning>}
        {isOn && alarm === null && (
          <p className="flex items-start gap-2">
            <CircleCheck aria-hidden className="mt-0.5 size-4 flex-none text-ok-fg" />
            {text.on}
          </p>
        )}
        <p role="status" className="empty:hidden">
          {isDue && (
            <span className="flex items-start gap-2">
              <LoaderCircle
                aria-hidden
                className="mt-0.5 size-4 flex-none animate-spin text-info-fg motion-reduce:animate-none"
              />
              {text.due}
            </span>
          )}
        </p>
        {testedAt !== null ? (
          <p>
            {text.lastGood} <Moment at={testedAt} />
          </p>
        ) : (
          isOn && !isDue && <p>{text.none}</p>
        )}
        {isOn && <p className="text-xs text-faint">{text.where}</p>}
      </div>
    </Panel>
  );
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 text-warn-fg">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 flex-none" />
      <span>{children}</span>
    </p>
  );
}
