import { MapPin } from "lucide-react";
import { admin } from "#i18n/he/admin.ts";
import { addressLabels } from "#i18n/he/labels.ts";
import { newOrder as labels } from "#i18n/he/new-order.ts";
import { address, contact } from "#modules/orders/order-records.ts";
import { subtractMoney } from "#shared/money.ts";
import { Form } from "#ui/form.tsx";
import { useShekelRate } from "../../api/use-rates.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { CheckInput, TextInput } from "../../kit/fields.tsx";
import { useUnsaved, type Unsaved } from "../../kit/leave-guard.tsx";
import { Panel } from "../../kit/panel.tsx";
import { RecordField } from "../../kit/record-field.tsx";
import { getProblemsIn } from "../../kit/record-form.ts";
import { OrderAddressFields } from "../order-address-fields.tsx";
import { getFarOffQuestion } from "../far-off-question.tsx";
import { AgreedFields } from "./agreed-fields.tsx";
import { ChatPanel } from "./chat-panel.tsx";
import { compareAmounts } from "./compare-amounts.ts";
import { sumDraft } from "./draft-sum.ts";
import { getVariant, withVariant } from "./draft.ts";
import { DetailsPart, type Part } from "./details-part.tsx";
import { deleteDraft } from "./stored-draft.ts";
import { LineRows } from "./line-rows.tsx";
import { OrderSum } from "./order-sum.tsx";
import { PlacePart } from "./place-part.tsx";
import { PaymentsPart } from "./payments-part.tsx";
import { getFieldProblem } from "./problem-labels.ts";
import { countUnsure, isUnsure, unsureLook } from "./apply-findings.ts";
import { useFollowingPayments } from "./use-following-payments.ts";
import { useChatFindings } from "./use-chat-findings.ts";
import { useTypedCoupon } from "./use-typed-coupon.ts";
import { useNewOrder } from "./use-new-order.ts";
import { useQuote } from "./use-quote.ts";
import { usePrefill } from "./use-prefill.ts";
import { useQuestion } from "../../kit/use-question.tsx";
import { VariantPicker } from "../../kit/variant-picker.tsx";

const unsaved: Unsaved = { labels: labels.leave, isStoredForReload: true, onLeave: deleteDraft };

/** Everything that an order is made of. */
export function NewOrderForm() {
  const { draft, problems, action, isSending, isDirty, change, send } = useNewOrder();
  useUnsaved(isDirty, unsaved);
  usePrefill(change);
  // Today's, which the order will freeze.
  const rate = useShekelRate();
  const { coupon, isUnknown } = useTypedCoupon(draft.couponCode);
  const quote = useQuote(draft, change);
  const sum = sumDraft(draft, coupon, rate, quote);
  useFollowingPayments({ draft, sum, change });
  const { confirm, dialog } = useQuestion();
  const { findings, marks, take } = useChatFindings(draft, change);
  const part: Part = {
    draft,
    problems,
    change,
    getProblem: (path) => getFieldProblem(path, problems, draft),
    getLook: (path) => (isUnsure(marks, path, draft) ? unsureLook : {}),
  };
  return (
    <>
      <ChatPanel findings={findings} unsure={countUnsure(marks, draft)} onRead={take} />
      <Form
        className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]"
        isPending={isSending}
        onSubmit={() => confirm(getFarOffQuestion(compareAmounts(draft, sum, rate)), send)}
      >
        <div className="grid min-w-0 gap-5">
          <Panel title={labels.lines.title}>
            <div className="grid gap-2 px-5 pb-4">
              <VariantPicker
                rate={rate}
                isInvalid={part.getProblem("lines") !== undefined}
                onPick={(variant) => change(withVariant(draft, getVariant(variant)))}
              />
              <p id="lines-error" className="text-xs font-medium text-danger-fg empty:hidden">
                {part.getProblem("lines")}
              </p>
              <LineRows
                lines={draft.lines}
                currency={draft.currency}
                rate={rate}
                getFieldProblem={part.getProblem}
                isUnsure={({ variant }) => isUnsure(marks, `variants.${variant.id}`, draft)}
                onChange={(lines) => change({ lines })}
              />
            </div>
          </Panel>
          <CustomerPart {...part} />
          {!draft.isHandedOver && <AddressPart {...part} />}
          <PaymentsPart
            payments={draft.payments}
            due={sum.due}
            problems={problems}
            onChange={(payments) => change({ payments })}
          />
        </div>
        <div className="grid min-w-0 gap-5">
          <DetailsPart {...part} hasRate={rate !== null} />
          <Panel title={labels.sum.title}>
            <div className="grid gap-4 px-5 pb-5">
              <TextInput
                name="couponCode"
                label={labels.coupon.label}
                optionalHint={admin.dialog.optional}
                isLatin
                maxLength={40}
                value={draft.couponCode}
                error={
                  part.getProblem("couponCode") ??
                  (isUnknown ? labels.problems.couponCode : undefined)
                }
                onChange={({ target }) => change({ couponCode: target.value })}
              />
              <AgreedFields
                prefix="agreedTotal."
                amountName="amountMinor"
                agreed={draft.agreedTotal}
                start={subtractMoney(sum.subtotal, sum.discount)}
                words={{
                  add: labels.agreed.totalButton,
                  price: labels.agreed.total[draft.currency],
                  remove: labels.agreed.totalRemove,
                }}
                findProblem={(field) => part.getProblem(`agreedTotal.${field}`)}
                onChange={(agreedTotal) => change({ agreedTotal })}
              />
              {quote && <PlacePart {...part} quote={quote} />}
              <OrderSum draft={draft} sum={sum} coupon={coupon} rate={rate} quote={quote} />
              <ActionButton type="submit" tone="main" action={action} isPending={isSending}>
                {labels.submit}
              </ActionButton>
              {Object.keys(problems).length > 0 && (
                <p role="alert" className="text-xs font-medium text-danger-fg">
                  {labels.check}
                </p>
              )}
            </div>
          </Panel>
        </div>
      </Form>
      {dialog}
    </>
  );
}

function CustomerPart({ draft, problems, getLook, change }: Part) {
  const words = labels.customer.fields;
  const form = {
    type: contact,
    words,
    draft,
    problems: getProblemsIn(problems, "customer"),
    change,
  };
  return (
    <Panel title={labels.customer.title}>
      <div className="grid gap-4 px-5 pb-5 sm:grid-cols-2">
        <RecordField form={form} name="name" {...getLook("customer.name")} />
        <RecordField
          form={form}
          name="email"
          optionalHint={undefined}
          {...getLook("customer.email")}
        />
        <RecordField
          form={form}
          name="phone"
          optionalHint={undefined}
          {...getLook("customer.phone")}
        />
      </div>
    </Panel>
  );
}

function AddressPart({ draft, problems, getLook, change }: Part) {
  const { hasBilling, hasShipping, billing, shipping } = draft;
  const getForm = (name: "billingAddress" | "shippingAddress") => ({
    type: { ...address, name },
    words: addressLabels.fields,
    problems: getProblemsIn(problems, name),
  });
  return (
    <Panel title={labels.addresses.title} note={hasBilling ? undefined : admin.dialog.optional}>
      <div className="grid gap-5 px-5 pb-5">
        {!hasBilling && (
          <ActionButton className="justify-self-start" onClick={() => change({ hasBilling: true })}>
            <MapPin aria-hidden className="size-4" />
            {labels.addresses.add}
          </ActionButton>
        )}
        {hasBilling && (
          <>
            <OrderAddressFields
              legend={labels.addresses.billing}
              form={{
                ...getForm("billingAddress"),
                draft: billing,
                change: (changes) => change({ billing: { ...billing, ...changes } }),
              }}
              getLook={(name) => getLook(`billingAddress.${name}`)}
            />
            <CheckInput
              label={labels.addresses.separate}
              checked={hasShipping}
              onChange={({ target }) => change({ hasShipping: target.checked })}
            />
          </>
        )}
        {hasBilling && hasShipping && (
          <OrderAddressFields
            legend={labels.addresses.shipping}
            form={{
              ...getForm("shippingAddress"),
              draft: shipping,
              change: (changes) => change({ shipping: { ...shipping, ...changes } }),
            }}
          />
        )}
      </div>
    </Panel>
  );
}
