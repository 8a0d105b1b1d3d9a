import { RotateCw, Send, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { mailAdmin } from "#i18n/he/mails.ts";
import { useApi, useApiAction } from "../../api/use-api.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { LoadError } from "../../kit/list-frame.tsx";
import { Panel } from "../../kit/panel.tsx";
import { TestOutcome } from "./test-outcome.tsx";

const text = mailAdmin.way;

/** How mails are sent, a test mail with its outcome, and sending again what has failed. */
export function WayPanel() {
  const read = useApi("GET /api/admin/outbox", {});
  const { data } = read;
  const [tested, setTested] = useState<string>();
  const again = useApiAction("POST /api/admin/mails/retry", {
    failed: mailAdmin.retryAll.failed,
    saved: ({ count }) => mailAdmin.retryAll.saved(count),
  });
  const test = useApiAction("POST /api/admin/test-mails", {
    failed: mailAdmin.test.failed,
    onDone: ({ id }) => setTested(id),
    describe: ({ code }) => (code === "too_many_requests" ? mailAdmin.test.tooMany : undefined),
  });
  return (
    <Panel
      title={text.title}
      action={
        <div className="flex flex-wrap gap-2">
          {data !== undefined && data.retryable > 0 && (
            <ActionButton action={again} onClick={() => again.mutate({})}>
              <RotateCw aria-hidden className="size-4" />
              {mailAdmin.retryAll.button(data.retryable)}
            </ActionButton>
          )}
          <ActionButton action={test} title={mailAdmin.test.help} onClick={() => test.mutate({})}>
            <Send aria-hidden className="size-4" />
            {mailAdmin.test.button}
          </ActionButton>
        </div>
      }
    >
      {data === undefined ? (
        <LoadError read={read} failed={text.failed} rows={1} />
      ) : (
        <div className="grid gap-1.5 px-5 pb-5">
          <p
            className={
              data.way.kind === "folder" ? "flex items-start gap-2 text-warn-fg" : undefined
            }
          >
            {data.way.kind === "folder" && (
              <TriangleAlert aria-hidden className="mt-0.5 size-4 flex-none" />
            )}
            <span>
              {text.kinds[data.way.kind]} {data.way.kind === "smtp" && <bdi>{data.way.host}</bdi>}
            </span>
          </p>
          <p>
            {text.from}{" "}
            <bdi>
              {data.from.name} &lt;{data.from.email}&gt;
            </bdi>
          </p>
          <p className="text-xs text-faint">
            {text.configured} {text.retention(data.retentionDays.sent, data.retentionDays.failed)}
          </p>
        </div>
      )}
      {tested !== undefined && <TestOutcome key={tested} id={tested} />}
    </Panel>
  );
}
