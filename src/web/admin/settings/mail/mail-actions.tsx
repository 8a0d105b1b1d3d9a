import { RotateCw, Square } from "lucide-react";
import { useState } from "react";
import { mailAdmin } from "#i18n/he/mails.ts";
import type { MailDetails } from "#modules/mail/admin-contract.ts";
import { getReasonText } from "../../api/abilities.ts";
import { useApiAction } from "../../api/use-api.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { ConfirmAction } from "../../kit/confirm-dialog.tsx";

/** Actions on a mail that has not arrived; nothing for one that has. */
export function MailActions({ mail: { id, state, can } }: { mail: MailDetails }) {
  const [isAsking, setAsking] = useState(false);
  const retry = useApiAction("POST /api/admin/mails/:id/retry", mailAdmin.retry);
  const cancel = useApiAction("POST /api/admin/mails/:id/cancel", mailAdmin.cancel);
  const input = { params: { id }, body: { state } };
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {(state === "failed" || state === "unknown") && (
        <ActionButton
          disabledReason={getReasonText(can.retry, mailAdmin.reasons)}
          action={retry}
          // An interrupted mail may have arrived, so sending it again needs a confirmation.
          onClick={() => (state === "unknown" ? setAsking(true) : retry.mutate(input))}
        >
          <RotateCw aria-hidden className="size-4" />
          {mailAdmin.retry.submit}
        </ActionButton>
      )}
      {state === "queued" && (
        <ActionButton
          tone="danger"
          disabledReason={getReasonText(can.cancel, mailAdmin.reasons)}
          action={cancel}
          onClick={() => cancel.mutate(input)}
        >
          <Square aria-hidden className="size-4" />
          {mailAdmin.cancel.button}
        </ActionButton>
      )}
      {isAsking && (
        <ConfirmAction
          {...mailAdmin.retry}
          call="POST /api/admin/mails/:id/retry"
          input={input}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
