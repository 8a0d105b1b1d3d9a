import { useState } from "react";
import { orderActions } from "#i18n/he/order-actions.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { EditDialog } from "../../kit/edit-dialog.tsx";
import { CheckInput } from "../../kit/fields.tsx";
import { addressParts, toTypedAddress } from "#shared/address.ts";
import { OrderAddressFields } from "../order-address-fields.tsx";
import { ChangedNotice } from "./changed-notice.tsx";
import { ReasonField } from "./reason-field.tsx";
import {
  findAddressProblems,
  isEmpty,
  isSameAddress,
  type AddressProblems,
} from "./typed-address.ts";
import { useOrderEdit } from "./use-order-edit.ts";

const text = orderActions.edit;

type Problems = { billing: AddressProblems; shipping: AddressProblems };
const noProblems: Problems = { billing: {}, shipping: {} };

/** Form for the billing and delivery address, one or two. */
export function AddressesDialog({ order, onClose }: { order: OrderDetails; onClose: () => void }) {
  const [before] = useState(() => ({
    billing: toTypedAddress(order.billingAddress),
    shipping: toTypedAddress(order.shippingAddress),
    isSame: order.shippingAddress === null,
  }));
  const [billing, setBilling] = useState(before.billing);
  const [shipping, setShipping] = useState(before.shipping);
  const [isSame, setSame] = useState(before.isSame);
  const [reason, setReason] = useState("");
  const [problems, setProblems] = useState(noProblems);
  const { changes, action, save } = useOrderEdit(order, {
    onDone: onClose,
    onRefused: ({ fields }) =>
      setProblems({
        billing: toProblems(fields, "billingAddress"),
        shipping: toProblems(fields, "shippingAddress"),
      }),
  });
  // An order that was entered without an address may stay so.
  const isLeftOut = isEmpty(billing) && isEmpty(before.billing);
  const isUnchanged =
    isSame === before.isSame &&
    isSameAddress(billing, before.billing) &&
    (isSame || isSameAddress(shipping, before.shipping));

  function send() {
    const found: Problems = {
      billing: isLeftOut ? {} : findAddressProblems(billing),
      shipping: isSame ? {} : findAddressProblems(shipping),
    };
    setProblems(found);
    if (Object.keys({ ...found.billing, ...found.shipping }).length > 0) return;
    save({
      ...(!isLeftOut && { billingAddress: billing }),
      shippingAddress: isSame ? null : shipping,
      note: reason,
    });
  }

  return (
    <EditDialog
      onClose={onClose}
      title={text.addresses}
      size={isSame ? "md" : "lg"}
      action={action}
      disabledReason={isUnchanged ? text.unchanged : undefined}
      onSubmit={send}
      typed={{ billing, shipping, isSame, reason }}
    >
      <ChangedNotice changes={changes} />
      <CheckInput
        label={text.address.same}
        checked={isSame}
        onChange={({ target }) => setSame(target.checked)}
      />
      <div className={isSame ? "grid gap-5" : "grid gap-5 sm:grid-cols-2"}>
        <OrderAddressFields
          prefix="order-billing-"
          legend={text.address.billing}
          address={billing}
          findProblem={(part) => problems.billing[part]}
          onChange={setBilling}
        />
        {!isSame && (
          <OrderAddressFields
            prefix="order-shipping-"
            legend={text.address.shipping}
            address={shipping}
            findProblem={(part) => problems.shipping[part]}
            onChange={setShipping}
          />
        )}
      </div>
      <ReasonField value={reason} onChange={setReason} />
    </EditDialog>
  );
}

/** The fields of an address that the server has not taken. */
function toProblems(
  fields: Readonly<Record<string, readonly string[]>>,
  address: "billingAddress" | "shippingAddress",
): AddressProblems {
  return Object.fromEntries(
    addressParts
      .filter((field) => fields[`${address}.${field}`])
      .map((field) => [field, orderActions.check]),
  );
}
