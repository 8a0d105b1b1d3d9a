import { useState } from "react";
import { orderActions } from "#i18n/he/order-actions.ts";
import { editedContact } from "#modules/orders/order-records.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { findChangedFields } from "#shared/records/merge-drafts.ts";
import { toDraft } from "#shared/records/record.ts";
import { EditDialog } from "../../kit/edit-dialog.tsx";
import { RecordField } from "../../kit/record-field.tsx";
import { getProblemsIn, useRecordForm } from "../../kit/record-form.ts";
import { useOrderEdit } from "./use-order-edit.ts";

const text = orderActions.edit;

/** Form for the customer of the order: name and contact. */
export function ContactDialog({ order, onClose }: { order: OrderDetails; onClose: () => void }) {
  const [before] = useState(() => toDraft(editedContact, { ...order.customer, note: null }));
  const form = useRecordForm(editedContact, text.fields, before);
  const { action, save } = useOrderEdit(order, {
    onDone: onClose,
    onRefused: ({ fields }) => form.showProblems(getProblemsIn(fields, "contact")),
  });
  const isUnchanged = findChangedFields(before, form.draft).every((name) => name === "note");
  // An order that staff entered may have only a phone number.
  const needsEmail = order.source === "checkout";
  return (
    <EditDialog
      onClose={onClose}
      title={text.contact}
      action={action}
      disabledReason={isUnchanged ? text.unchanged : undefined}
      typed={form.draft}
      onSubmit={() =>
        form.submit(({ note, ...contact }) => {
          if (needsEmail && contact.email === null) form.showProblems({ email: ["missing"] });
          else save({ contact, note: note ?? "" });
        })
      }
    >
      <RecordField form={form} name="name" />
      <RecordField form={form} name="email" optionalHint={undefined} />
      <RecordField form={form} name="phone" />
      <RecordField form={form} name="note" />
    </EditDialog>
  );
}
