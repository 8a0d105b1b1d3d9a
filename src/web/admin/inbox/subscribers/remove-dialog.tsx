import { inbox } from "#i18n/he/inbox.ts";
import { subscribers } from "#i18n/he/subscribers.ts";
import type { Subscriber } from "#modules/newsletter/admin-contract.ts";
import { removal } from "#modules/newsletter/removal.ts";
import { showToast } from "#ui/toast.ts";
import { ActionDialog } from "../../kit/action-dialog.tsx";
import { useRecordForm } from "../../kit/record-form.ts";

const text = subscribers.remove;

type RemoveDialogProps = { subscriber: Subscriber; onClose: () => void };

/** Takes an address off the list for its owner, with the reason that stands beside the consent. */
export function RemoveDialog({ subscriber: { id, email }, onClose }: RemoveDialogProps) {
  return (
    <ActionDialog
      {...text}
      call="POST /api/admin/subscribers/:id/removal"
      title={text.title(email)}
      tone="danger"
      form={useRecordForm(removal, text.fields)}
      toInput={(body) => ({ params: { id }, body })}
      onConflict={() => showToast({ title: inbox.changed })}
      onClose={onClose}
    />
  );
}
