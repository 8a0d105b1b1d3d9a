import { useState } from "react";
import { addressLabels } from "#i18n/he/labels.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { address } from "#modules/orders/order-records.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { toTypedAddress, type TypedAddress } from "#shared/address.ts";
import { isSame as isEqual } from "#shared/records/merge-drafts.ts";
import { useApi } from "../../api/use-api.ts";
import { EditDialog } from "../../kit/edit-dialog.tsx";
import { CheckInput } from "../../kit/fields.tsx";
import { getProblemsIn, useRecordForm } from "../../kit/record-form.ts";
import { useSettledValue } from "../../kit/use-settled.ts";
import { OrderAddressFields } from "../order-address-fields.tsx";
import { ReasonField } from "./reason-field.tsx";
import { useOrderEdit } from "./use-order-edit.ts";

const text = orderActions.edit;
const billingType = { ...address, name: "order-billing" };
const shippingType = { ...address, name: "order-shipping" };

/** Form for the billing and delivery address, one or two. */
export function AddressesDialog({ order, onClose }: { order: OrderDetails; onClose: () => void }) {
  const [before] = useState(() => ({
    billing: toTypedAddress(order.billingAddress),
    shipping: toTypedAddress(order.shippingAddress),
    isSame: order.shippingAddress === null,
  }));
  const billing = useRecordForm(billingType, addressLabels.fields, before.billing);
  const shipping = useRecordForm(shippingType, addressLabels.fields, before.shipping);
  const [isSame, setSame] = useState(before.isSame);
  const [reason, setReason] = useState("");
  const { action, save } = useOrderEdit(order, {
    onDone: onClose,
    onRefused({ fields }) {
      billing.showProblems(getProblemsIn(fields, "billingAddress"));
      shipping.showProblems(getProblemsIn(fields, "shippingAddress"));
    },
  });
  const typed = { billing: billing.draft, shipping: shipping.draft, isSame };
  const isUnchanged = isEqual(isSame ? { ...typed, shipping: before.shipping } : typed, before);

  function send() {
    // An order that was entered without an address may stay so.
    const isLeftOut = order.billingAddress === null && isEqual(billing.draft, before.billing);
    const billingAddress = isLeftOut ? undefined : billing.read();
    const shippingAddress = isSame ? null : shipping.read();
    if (shippingAddress !== undefined && (isLeftOut || billingAddress !== undefined))
      save({ ...(billingAddress && { billingAddress }), shippingAddress, note: reason });
  }

  return (
    <EditDialog
      onClose={onClose}
      title={text.addresses}
      size={isSame ? "md" : "lg"}
      action={action}
      disabledReason={isUnchanged ? text.unchanged : undefined}
      onSubmit={send}
      typed={{ ...typed, reason }}
    >
      <CheckInput
        label={text.address.same}
        checked={isSame}
        onChange={({ target }) => setSame(target.checked)}
      />
      <div className={isSame ? "grid gap-5" : "grid gap-5 sm:grid-cols-2"}>
        <OrderAddressFields legend={text.address.billing} form={billing} />
        {!isSame && <OrderAddressFields legend={text.address.shipping} form={shipping} />}
      </div>
      {!isUnchanged && (
        <MarketNote order={order} address={isSame ? billing.draft : shipping.draft} />
      )}
      <ReasonField value={reason} onChange={setReason} />
    </EditDialog>
  );
}

const PAUSE_MS = 250;

/** Says that an address lies in another market than the order was made in. */
function MarketNote({ order, address: typed }: { order: OrderDetails; address: TypedAddress }) {
  const { country, state, postalCode } = typed;
  const { value: query } = useSettledValue({ country, state, postalCode }, PAUSE_MS);
  const { data: market } = useApi(
    "GET /api/admin/markets/of-address",
    { query },
    { enabled: query.country !== "" },
  );
  if (market === undefined || query.country === "") return null;
  const isOther = order.market === null ? !market.isMain : market.id !== order.market.id;
  if (!isOther || !market.isDelivered) return null;
  return (
    <p role="status" className="text-xs text-warn-fg">
      {text.address.otherMarket(market.name)}
    </p>
  );
}
