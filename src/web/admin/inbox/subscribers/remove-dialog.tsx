import { useState } from "react";
import { subscribers } from "#i18n/he/subscribers.ts";
import type { Subscriber } from "#modules/newsletter/admin-contract.ts";
import { useApiAction } from "../../api/use-api.ts";
import { EditDialog } from "../../kit/edit-dialog.tsx";
import { TextInput } from "../../kit/fields.tsx";
import { showConflict } from "../message/use-message-actions.ts";

const text = subscribers.remove;

/** Takes an address off the list for its owner, with the reason that stands beside the consent. */
export function RemoveDialog({
  subscriber,
  onClose,
}: {
  subscriber: Subscriber;
  onClose: () => void;
}) {
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const remove = useApiAction("POST /api/admin/subscribers/:id/removal", {
    failed: text.failed,
    onError: showConflict,
    onDone: onClose,
    saved: text.done,
  });
  return (
    <EditDialog
      onClose={onClose}
      title={text.of(subscriber.email)}
      description={text.text}
      submit={text.button}
      tone="danger"
      action={remove}
      typed={reason}
      onSubmit={() => {
        setMissing(reason.trim() === "");
        if (reason.trim() !== "")
          remove.mutate({ params: { id: subscriber.id }, body: { reason } });
      }}
    >
      <TextInput
        name="removal-reason"
        label={text.reason}
        help={text.reasonHelp}
        error={isMissing ? text.missing : undefined}
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </EditDialog>
  );
}
