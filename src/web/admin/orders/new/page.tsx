import { MapPin } from "lucide-react";
import { admin } from "#i18n/he/admin.ts";
import { newOrder as labels } from "#i18n/he/new-order.ts";
import { orderLabels } from "#i18n/he/order-labels.ts";
import { orderStatuses } from "#modules/orders/status.ts";
import { currencies, subtractMoney } from "#shared/money.ts";
import { Form } from "#ui/form.tsx";
import { useShekelRate } from "../../api/use-rates.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { CheckInput, SelectInput, TextAreaInput, TextInput } from "../../kit/fields.tsx";
import { Page } from "../../kit/page.tsx";
import { useUnsaved, type Unsaved } from "../../kit/leave-guard.tsx";
import { Panel } from "../../kit/panel.tsx";
import { AddressFields } from "../address-fields.tsx";
import { AgreedFields } from "./agreed-fields.tsx";
import { ChatPanel } from "./chat-panel.tsx";
import { sumDraft } from "./draft-sum.ts";
import { getVariant, withVariant, type OrderDraft } from "./draft.ts";
import { forgetDraft } from "./stored-draft.ts";
import { LineRows } from "./line-rows.tsx";
import { OrderSum } from "./order-sum.tsx";
import { PaymentsPart } from "./payments-part.tsx";
import { problemAt } from "./problem-labels.ts";
import { countUnsure, isUnsure, unsureLook } from "./take-findings.ts";
import { useChatFindings } from "./use-chat-findings.ts";
import { useCouponOf } from "./use-coupon-of.ts";
import { useNewOrder } from "./use-new-order.ts";
import { usePrefill } from "./use-prefill.ts";
import { VariantPicker } from "./variant-picker.tsx";

type Part = {
  draft: OrderDraft;
  problem: (path: string) => string | undefined;
  /** How a field looks that asks for a look. */
  look: (path: string) => { help?: string; className?: string };
  change: (changes: Partial<OrderDraft>) => void;
};

const unsaved: Unsaved = { labels: labels.leave, isStoredForReload: true, onLeave: forgetDraft };

/** An order that reached the shop another way, entered by hand. */
export default function NewOrderPage() {
  const { draft, problems, isSending, isDirty, change, send } = useNewOrder();
  useUnsaved(isDirty, unsaved);
  usePrefill(change);
  // Today's, which the order will freeze.
  const rate = useShekelRate();
  const { coupon, isUnknown } = useCouponOf(draft.couponCode);
  const sum = sumDraft(draft, coupon, rate);
  const { findings, marks, take } = useChatFindings(draft, change);
  const part: Part = {
    draft,
    change,
    problem: (path) => problemAt(path, problems, draft),
    look: (path) => (isUnsure(marks, path, draft) ? unsureLook : {}),
  };
  return (
    <Page title={labels.title}>
      <p className="text-soft">{labels.intro}</p>
      <ChatPanel findings={findings} unsure={countUnsure(marks, draft)} onRead={take} />
      <Form
        className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]"
        isPending={isSending}
        onSubmit={send}
      >
        <div className="grid min-w-0 gap-5">
          <Panel title={labels.lines.title}>
            <div className="grid gap-2 px-5 pb-4">
              <VariantPicker
                rate={rate}
                isInvalid={part.problem("lines") !== undefined}
                onPick={(variant) => change(withVariant(draft, getVariant(variant)))}
              />
              <p id="lines-error" className="text-xs font-medium text-danger-fg empty:hidden">
                {part.problem("lines")}
              </p>
              <LineRows
                lines={draft.lines}
                currency={draft.currency}
                rate={rate}
                problemAt={part.problem}
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
            problem={part.problem}
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
                  part.problem("couponCode") ?? (isUnknown ? labels.problems.couponCode : undefined)
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
                findProblem={(field) => part.problem(`agreedTotal.${field}`)}
                onChange={(agreedTotal) => change({ agreedTotal })}
              />
              <OrderSum draft={draft} sum={sum} coupon={coupon} rate={rate} />
              <ActionButton type="submit" tone="main" isPending={isSending}>
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
    </Page>
  );
}

function CustomerPart({ draft, problem, look, change }: Part) {
  return (
    <Panel title={labels.customer.title}>
      <div className="grid gap-4 px-5 pb-5 sm:grid-cols-2">
        <TextInput
          name="customer.name"
          label={labels.customer.name}
          dir="auto"
          maxLength={100}
          value={draft.name}
          error={problem("customer.name")}
          {...look("customer.name")}
          onChange={({ target }) => change({ name: target.value })}
        />
        <TextInput
          name="customer.email"
          label={labels.customer.email}
          help={labels.customer.either}
          type="email"
          isLatin
          maxLength={254}
          value={draft.email}
          error={problem("customer.email")}
          {...look("customer.email")}
          onChange={({ target }) => change({ email: target.value })}
        />
        <TextInput
          name="customer.phone"
          label={labels.customer.phone}
          type="tel"
          isLatin
          maxLength={32}
          value={draft.phone}
          error={problem("customer.phone")}
          {...look("customer.phone")}
          onChange={({ target }) => change({ phone: target.value })}
        />
      </div>
    </Panel>
  );
}

function AddressPart({ draft, problem, look, change }: Part) {
  const { hasBilling, hasShipping } = draft;
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
            <AddressFields
              legend={labels.addresses.billing}
              prefix="billingAddress."
              address={draft.billing}
              findProblem={(name) => problem(`billingAddress.${name}`)}
              look={(name) => look(`billingAddress.${name}`)}
              onChange={(billing) => change({ billing })}
            />
            <CheckInput
              label={labels.addresses.separate}
              checked={hasShipping}
              onChange={({ target }) => change({ hasShipping: target.checked })}
            />
          </>
        )}
        {hasBilling && hasShipping && (
          <AddressFields
            legend={labels.addresses.shipping}
            prefix="shippingAddress."
            address={draft.shipping}
            findProblem={(name) => problem(`shippingAddress.${name}`)}
            onChange={(shipping) => change({ shipping })}
          />
        )}
      </div>
    </Panel>
  );
}

function DetailsPart({ draft, problem, change, hasRate }: Part & { hasRate: boolean }) {
  const text = labels.details;
  return (
    <Panel title={text.title}>
      <div className="grid gap-4 px-5 pb-5">
        <CheckInput
          label={text.isHandedOver}
          help={text.isHandedOverHelp}
          checked={draft.isHandedOver}
          onChange={({ target }) => change({ isHandedOver: target.checked })}
        />
        <SelectInput
          name="currency"
          label={text.currency}
          help={hasRate ? text.currencyHelp : labels.problems.noRate}
          value={draft.currency}
          error={problem("currency")}
          onChange={({ target }) =>
            change({ currency: currencies.find((it) => it === target.value) ?? draft.currency })
          }
        >
          {currencies.map((currency) => (
            <option key={currency} value={currency} disabled={currency === "ILS" && !hasRate}>
              {text.currencies[currency]}
            </option>
          ))}
        </SelectInput>
        {!draft.isHandedOver && (
          <SelectInput
            name="status"
            label={text.status}
            value={draft.status}
            error={problem("status")}
            onChange={({ target }) =>
              change({ status: orderStatuses.find((it) => it === target.value) ?? "" })
            }
          >
            <option value="">{text.statusDefault}</option>
            {orderStatuses.map((status) => (
              <option key={status} value={status}>
                {orderLabels.statuses[status]}
              </option>
            ))}
          </SelectInput>
        )}
        {draft.email.trim() !== "" && (
          <CheckInput
            label={text.notifyCustomer}
            checked={draft.notifyCustomer}
            onChange={({ target }) => change({ notifyCustomer: target.checked })}
          />
        )}
        <TextAreaInput
          name="note"
          label={text.note}
          optionalHint={admin.dialog.optional}
          help={text.noteHelp}
          dir="auto"
          maxLength={2_000}
          value={draft.note}
          error={problem("note")}
          onChange={({ target }) => change({ note: target.value })}
        />
      </div>
    </Panel>
  );
}
