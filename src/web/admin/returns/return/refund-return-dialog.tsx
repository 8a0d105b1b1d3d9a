import { useState } from "react";
import { orderActions } from "#i18n/he/order-actions.ts";
import { returns } from "#i18n/he/returns.ts";
import { refund } from "#modules/returns/steps.ts";
import { formatDecimal } from "#shared/money.ts";
import { withCurrency } from "#shared/records/with-currency.ts";
import { createKey } from "#web/browser/create-key.ts";
import { ActionDialog } from "../../kit/action-dialog.tsx";
import { RecordField } from "../../kit/record-field.tsx";
import { useRecordForm } from "../../kit/record-form.ts";
import type { StepProps } from "./next-steps.ts";

const { amount, ways, byHand, throughService, problems } = orderActions.refund;

/** The refund of a return; the legal fee is already subtracted. */
export function RefundReturnDialog({ shown, ...props }: StepProps) {
  const { id, left, suggested } = shown;
  const [idempotencyKey] = useState(createKey);
  const words = {
    ...returns.steps.fields,
    amountMinor: { label: amount[left.currency], problems },
    byHand: { label: ways.hand },
  };
  const form = useRecordForm(withCurrency(refund, left.currency), words, {
    amountMinor: suggested.amountMinor > 0 ? formatDecimal(suggested) : "",
    byHand: false,
    note: "",
  });
  return (
    <ActionDialog
      {...props}
      call="POST /api/admin/returns/:id/refund"
      tone="danger"
      form={form}
      toInput={(body) => {
        if (body.amountMinor > left.amountMinor)
          return form.showProblems({ amountMinor: ["too_large"] });
        return { params: { id }, body: { ...body, idempotencyKey } };
      }}
    >
      <RecordField form={form} name="amountMinor" />
      <RecordField form={form} name="byHand" help={form.draft.byHand ? byHand : throughService} />
      <RecordField form={form} name="note" />
    </ActionDialog>
  );
}
