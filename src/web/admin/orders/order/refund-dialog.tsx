import { useState } from "react";
import { admin } from "#i18n/he/admin.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { convertToBoth, toDollars, toShekels } from "#shared/exchange.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import type { ChosenUnits } from "#modules/orders/editing/compute-worth.ts";
import { HOME_CURRENCY, formatDecimal, type Money } from "#shared/money.ts";
import { Chips } from "../../kit/chips.tsx";
import { EditDialog } from "../../kit/edit-dialog.tsx";
import { TextAreaInput, TextInput } from "../../kit/fields.tsx";
import { Amount } from "../../kit/money.tsx";
import {
  readRefund,
  computeRefundable,
  computeRefund,
  isRestockSuggested,
} from "./refund-amount.ts";
import { RefundPreview } from "./refund-preview.tsx";
import { RefundLines } from "./refund-lines.tsx";
import { NotifyCustomerInput } from "./notify-customer-input.tsx";
import { useRefund } from "./use-refund.ts";

const text = orderActions.refund;

/**
 * The form of a refund: items, amount, reason, method, and whether the items return to the shelf.
 */
export function RefundDialog({ order, onClose }: { order: OrderDetails; onClose: () => void }) {
  const left = computeRefundable(order);
  const [chosen, setChosen] = useState<ChosenUnits>({});
  const [typed, setTyped] = useState("");
  const [reason, setReason] = useState("");
  const [way, setWay] = useState<"service" | "hand">("service");
  const [isRestocked, setRestocked] = useState(() => isRestockSuggested(order));
  const [notifyCustomer, setNotifyCustomer] = useState(true);
  const [isTried, setTried] = useState(false);
  const refund = useRefund(order, onClose);
  const read = readRefund(typed, left);
  const problem =
    isTried && "problem" in read ? text.problems[read.problem] : refund.problems.amount;
  const isOnline = order.payments.some(({ method }) => method !== "manual");

  return (
    <EditDialog
      onClose={onClose}
      {...text}
      description={text.becomes}
      tone="danger"
      action={refund.action}
      onSubmit={() => {
        setTried(true);
        if ("problem" in read) return;
        const byHand = isOnline && way === "hand";
        const restock = isRestocked ? chosen : {};
        refund.send({ amount: read.amount, reason, byHand, restock, notifyCustomer });
      }}
      typed={{ typed, reason, way, chosen, isRestocked, notifyCustomer }}
    >
      <Balance order={order} left={left} />
      <RefundLines
        order={order}
        chosen={chosen}
        onChoose={(units) => {
          const worth = computeRefund(order, units);
          setChosen(units);
          setTyped(worth.amountMinor === 0 ? "" : formatDecimal(worth));
        }}
        isRestocked={isRestocked}
        onRestock={setRestocked}
        problem={refund.problems.restock}
      />
      <div className="grid gap-1">
        <TextInput
          name="order-refund-amount"
          label={text.amount[left.currency]}
          help={text.amountHelp}
          isLatin
          inputMode="decimal"
          error={problem}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {"amount" in read && <Preview amount={read.amount} ilsRate={order.ilsRate} />}
      </div>
      <TextAreaInput
        name="order-refund-reason"
        label={text.reason}
        optionalHint={admin.dialog.optional}
        help={text.reasonHelp}
        dir="auto"
        rows={2}
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {isOnline && (
        <Chips
          label={text.way}
          value={way}
          choices={[
            { value: "service", label: text.ways.service },
            { value: "hand", label: text.ways.hand },
          ]}
          onChoose={setWay}
          className="justify-self-start"
        />
      )}
      {isOnline && way === "service" && "amount" in read ? (
        <RefundPreview order={order} amount={read.amount} />
      ) : (
        <p className="-mt-2 text-xs text-faint">
          {isOnline && way === "service" ? text.throughService : text.byHand}
        </p>
      )}
      <NotifyCustomerInput
        customers={[order.customer]}
        value={notifyCustomer}
        onChange={setNotifyCustomer}
      />
    </EditDialog>
  );
}

/** Amount that can be refunded, and the refunds before. */
function Balance({ order, left }: { order: OrderDetails; left: Money }) {
  const figures = [
    { label: text.paid, amount: order.paid },
    { label: text.before, amount: order.refunded },
    { label: text.left, amount: left },
  ];
  return (
    <dl className="figures grid grid-cols-3 gap-px overflow-hidden rounded-sm border border-line bg-line">
      {figures.map(({ label, amount }) => {
        const { ils, original } = convertToBoth(amount, order.ilsRate);
        return (
          <div key={label} className="grid content-start bg-surface px-3 py-2">
            <dt className="text-xs text-faint">{label}</dt>
            {ils && (
              <dd>
                <Amount amount={ils} className="font-medium" />
              </dd>
            )}
            <dd>
              <Amount amount={original} className={ils ? "text-xs text-soft" : "font-medium"} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Preview({ amount, ilsRate }: { amount: Money } & Pick<OrderDetails, "ilsRate">) {
  const other = (amount.currency === HOME_CURRENCY ? toDollars : toShekels)(amount, ilsRate);
  if (other === null) return null;
  return (
    <p role="status" className="text-xs text-soft">
      {text.inOther} <Amount amount={other} className="font-medium text-text" />
    </p>
  );
}
