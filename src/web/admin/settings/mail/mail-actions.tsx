import { RotateCw, Square } from "lucide-react";
import { useState } from "react";
import { mailDesk } from "#i18n/he/mail-desk.ts";
import type { MailDetails, mailDeskEndpoints } from "#modules/mail/desk-contract.ts";
import { useApiAction } from "../../api/use-api.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { ConfirmDialog } from "../../kit/confirm-dialog.tsx";
import { tellDone } from "../../kit/tell.ts";
import { mailReads } from "./mail-reads.ts";

type Ability = MailDetails["can"]["retry"];

/** What can be done with a mail that has not arrived; nothing for one that has. */
export function MailActions({ mail: { id, state, can } }: { mail: MailDetails }) {
  const [isAsking, setAsking] = useState(false);
  const retry = useApiAction<typeof mailDeskEndpoints.retryMail>(
    "post",
    "/api/admin/mails/:id/retry",
    {
      refreshes: mailReads,
      failed: mailDesk.retry.failed,
      onDone: () => tellDone(mailDesk.retry.done),
    },
  );
  const cancel = useApiAction<typeof mailDeskEndpoints.cancelMail>(
    "post",
    "/api/admin/mails/:id/cancel",
    {
      refreshes: mailReads,
      failed: mailDesk.cancel.failed,
      onDone: () => tellDone(mailDesk.cancel.done),
    },
  );
  const input = { params: { id }, body: { state } };
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {(state === "failed" || state === "unknown") && (
        <ActionButton
          needs="mail.write"
          disabledReason={reasonOf(can.retry)}
          isPending={retry.isPending}
          // What was interrupted may have arrived: nobody wants two of it by accident.
          onClick={() => (state === "unknown" ? setAsking(true) : retry.mutate(input))}
        >
          <RotateCw aria-hidden className="size-4" />
          {mailDesk.retry.button}
        </ActionButton>
      )}
      {state === "queued" && (
        <ActionButton
          needs="mail.write"
          tone="danger"
          disabledReason={reasonOf(can.cancel)}
          isPending={cancel.isPending}
          onClick={() => cancel.mutate(input)}
        >
          <Square aria-hidden className="size-4" />
          {mailDesk.cancel.button}
        </ActionButton>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={mailDesk.retry.title}
        text={mailDesk.retry.text}
        confirm={mailDesk.retry.button}
        onConfirm={() => {
          setAsking(false);
          retry.mutate(input);
        }}
      />
    </div>
  );
}

function reasonOf({ reason }: Ability): string | undefined {
  return reason === null ? undefined : mailDesk.reasons[reason];
}
