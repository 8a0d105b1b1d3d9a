import { Send, TriangleAlert } from "lucide-react";
import { admin } from "#i18n/he/admin.ts";
import { mailDesk } from "#i18n/he/mail-desk.ts";
import type { mailDeskEndpoints } from "#modules/mail/desk-contract.ts";
import { showToast } from "#ui/toast.ts";
import { ApiError } from "#web/api-client.ts";
import { useApi, useApiAction } from "../../api/use-api.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { ErrorState, SkeletonRows } from "../../kit/list-states.tsx";
import { Panel } from "../../kit/panel.tsx";
import { tellDone } from "../../kit/tell.ts";
import { mailReads, outboxPath } from "./mail-reads.ts";

const text = mailDesk.way;

/** How mails leave the shop, and the way to see whether they arrive. */
export function WayPanel() {
  const { data, error, refetch } = useApi<typeof mailDeskEndpoints.readOutbox>(outboxPath, {});
  const test = useApiAction<typeof mailDeskEndpoints.sendTestMail>(
    "post",
    "/api/admin/test-mails",
    {
      refreshes: mailReads,
      failed: mailDesk.test.failed,
      onDone: ({ recipient }) => tellDone(`${mailDesk.test.done} \u2068${recipient}\u2069`),
      onFailure(problem) {
        const isLimited = problem instanceof ApiError && problem.code === "too_many_requests";
        if (isLimited)
          showToast({ title: admin.error, description: mailDesk.test.tooMany, tone: "error" });
        return isLimited;
      },
    },
  );
  return (
    <Panel
      title={text.title}
      action={
        <ActionButton
          needs="mail.write"
          isPending={test.isPending}
          title={mailDesk.test.help}
          onClick={() => test.mutate({})}
        >
          <Send aria-hidden className="size-4" />
          {mailDesk.test.button}
        </ActionButton>
      }
    >
      {data === undefined ? (
        error === null ? (
          <SkeletonRows rows={1} />
        ) : (
          <ErrorState title={text.failed} error={error} onRetry={() => void refetch()} />
        )
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
            {text.configured} {text.kept(data.keptDays.sent, data.keptDays.failed)}
          </p>
        </div>
      )}
    </Panel>
  );
}
