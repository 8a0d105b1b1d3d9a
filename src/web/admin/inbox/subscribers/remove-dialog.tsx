import { useState } from "react";
import { subscribers } from "#i18n/he/subscribers.ts";
import type { Subscriber, subscriberDeskEndpoints } from "#modules/newsletter/desk-contract.ts";
import { useApiAction } from "../../api/use-api.ts";
import { DialogForm } from "../../kit/dialog-form.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { TextInput } from "../../kit/fields.tsx";
import { tellDone } from "../../kit/tell.ts";
import { tellConflict } from "../message/use-message-actions.ts";

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
  const remove = useApiAction<typeof subscriberDeskEndpoints.removeSubscriber>(
    "post",
    "/api/admin/subscribers/:id/removal",
    {
      refreshes: ["/api/admin/subscribers", "/api/admin/customers"],
      failed: text.failed,
      onFailure: tellConflict,
      onDone: () => {
        onClose();
        tellDone(text.done);
      },
    },
  );
  return (
    <Dialog isOpen onClose={onClose} title={text.of(subscriber.email)} description={text.text}>
      <DialogForm
        submit={text.button}
        tone="danger"
        needs="messages.write"
        isPending={remove.isPending}
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
      </DialogForm>
    </Dialog>
  );
}
