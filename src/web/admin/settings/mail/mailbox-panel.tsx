import { Inbox, TriangleAlert } from "lucide-react";
import { mailAdmin } from "#i18n/he/mails.ts";
import { useApi, useApiAction } from "../../api/use-api.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { LoadError } from "../../kit/list-frame.tsx";
import { Moment } from "../../kit/moment.tsx";
import { Panel } from "../../kit/panel.tsx";
import { showProblemToast } from "../../kit/toasts.ts";

const text = mailAdmin.mailbox;

/** The mailbox whose mails come into the inbox: whether it is read, and a trial. */
export function MailboxPanel() {
  const read = useApi("GET /api/admin/mailbox", {});
  const { data } = read;
  const trial = useApiAction("POST /api/admin/mailbox-trials", {
    failed: text.notOpened,
    changesNothing: true,
    onDone({ problem }) {
      if (problem !== null) showProblemToast(text.problems[problem]);
    },
    saved: ({ problem }) => (problem === null ? text.opened : undefined),
    describe: ({ code }) => (code === "too_many_requests" ? text.tooMany : undefined),
  });
  return (
    <Panel
      title={text.title}
      action={
        data !== undefined &&
        data.host !== null && (
          <ActionButton action={trial} onClick={() => trial.mutate({})}>
            <Inbox aria-hidden className="size-4" />
            {text.button}
          </ActionButton>
        )
      }
    >
      {data === undefined ? (
        <LoadError read={read} failed={text.failed} rows={1} />
      ) : (
        <div className="grid gap-1.5 px-5 pb-5">
          {data.host === null ? (
            <p>{text.off}</p>
          ) : (
            <p>
              {text.on} <bdi>{data.host}</bdi>
            </p>
          )}
          {data.problem !== null && (
            <p className="flex items-start gap-2 text-warn-fg">
              <TriangleAlert aria-hidden className="mt-0.5 size-4 flex-none" />
              {text.problems[data.problem]}
            </p>
          )}
          {data.host !== null && (
            <p>{data.readAt === null ? text.notYet : <ReadAt at={data.readAt} />}</p>
          )}
          <p className="text-xs text-faint">{text.configured}</p>
        </div>
      )}
    </Panel>
  );
}

function ReadAt({ at }: { at: string }) {
  return (
    <>
      {text.readAt} <Moment at={at} />
    </>
  );
}
