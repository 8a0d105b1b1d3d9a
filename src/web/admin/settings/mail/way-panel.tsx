import { Send, TriangleAlert } from "lucide-react";
import { mailAdmin } from "#i18n/he/mails.ts";
import { ApiError } from "#web/api/api-client.ts";
import { useApi, useApiAction } from "../../api/use-api.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { Unread } from "../../kit/list-frame.tsx";
import { Panel } from "../../kit/panel.tsx";
import { toastProblem, toastSuccess } from "../../kit/toasts.ts";

const text = mailAdmin.way;

/** How mails are sent, and a button to send a test mail. */
export function WayPanel() {
  const read = useApi("GET /api/admin/outbox", {});
  const { data } = read;
  const test = useApiAction("POST /api/admin/test-mails", {
    failed: mailAdmin.test.failed,
    onDone: ({ recipient }) => toastSuccess(`${mailAdmin.test.done} \u2068${recipient}\u2069`),
    onError(error) {
      const isLimited = error instanceof ApiError && error.code === "too_many_requests";
      if (isLimited) toastProblem(mailAdmin.test.tooMany);
      return isLimited;
    },
  });
  return (
    <Panel
      title={text.title}
      action={
        <ActionButton
          needs="mail.write"
          isPending={test.isPending}
          title={mailAdmin.test.help}
          onClick={() => test.mutate({})}
        >
          <Send aria-hidden className="size-4" />
          {mailAdmin.test.button}
        </ActionButton>
      }
    >
      {data === undefined ? (
        <Unread read={read} failed={text.failed} rows={1} />
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
            {text.configured} {text.kept(data.retentionDays.sent, data.retentionDays.failed)}
          </p>
        </div>
      )}
    </Panel>
  );
}
