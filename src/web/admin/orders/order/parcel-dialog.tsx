import { useState } from "react";
import { admin } from "#i18n/he/admin.ts";
import { order as orderText } from "#i18n/he/order.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { carriers, type Carrier } from "#modules/orders/kinds.ts";
import { orderStatusTable } from "#modules/orders/status.ts";
import type { salesEndpoints } from "#modules/sales/contract.ts";
import type { OrderDetails } from "#modules/sales/order-details.ts";
import { isPlainLine } from "#shared/plain-text.ts";
import { ApiError } from "#web/api-client.ts";
import { useApiAction } from "../../api/use-api.ts";
import { Dialog } from "../../kit/dialog.tsx";
import { DialogForm } from "../../kit/dialog-form.tsx";
import { SelectInput, TextInput } from "../../kit/fields.tsx";
import { tellDone } from "../../kit/tell.ts";
import { orderReads } from "../order-reads.ts";
import { TellCustomerInput } from "./tell-customer-input.tsx";

const text = orderActions.parcel;

type Problems = { number?: string; address?: string };

/** A parcel that has left, and how to follow it. */
export function ParcelDialog({ order, onClose }: { order: OrderDetails; onClose: () => void }) {
  const [carrier, setCarrier] = useState<Carrier>("israel_post");
  const [number, setNumber] = useState("");
  const [address, setAddress] = useState("");
  const [tellCustomer, setTellCustomer] = useState(true);
  const [problems, setProblems] = useState<Problems>({});
  const ship = useApiAction<typeof salesEndpoints.shipOrder>(
    "post",
    "/api/admin/orders/:id/shipments",
    {
      refreshes: orderReads,
      failed: text.failed,
      onDone: () => {
        onClose();
        tellDone(text.done);
      },
      onFailure: (error) => {
        if (!(error instanceof ApiError) || error.code !== "invalid_fields") return false;
        const { trackingNumber, trackingUrl } = error.fields;
        setProblems({
          ...(trackingNumber && { number: orderActions.check }),
          ...(trackingUrl && { address: text.addressWrong }),
        });
        return false;
      },
    },
  );

  function send() {
    const trackingNumber = number.trim();
    const trackingUrl = carrier === "other" ? address.trim() : "";
    const isKnown = order.shipments.some(
      (parcel) => parcel.carrier === carrier && parcel.trackingNumber === trackingNumber,
    );
    const found: Problems = {
      ...(!isPlainLine(trackingNumber) && { number: orderActions.unprintable }),
      ...(isKnown && { number: text.known }),
      ...(trackingUrl !== "" && !isPageAddress(trackingUrl) && { address: text.addressWrong }),
    };
    setProblems(found);
    const first = Object.keys(found)[0];
    if (first !== undefined) return document.getElementById(`order-parcel-${first}`)?.focus();
    ship.mutate({
      params: { id: order.id },
      body: { carrier, trackingNumber, tellCustomer, ...(trackingUrl && { trackingUrl }) },
    });
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.title}
      description={orderStatusTable[order.status].stock === "shipped" ? undefined : text.ships}
    >
      <DialogForm
        submit={text.save}
        isPending={ship.isPending}
        onSubmit={send}
        typed={{ carrier, number, address, tellCustomer }}
      >
        <SelectInput
          name="order-parcel-carrier"
          label={text.carrier}
          value={carrier}
          onChange={({ target }) =>
            setCarrier(carriers.find((name) => name === target.value) ?? carrier)
          }
        >
          {carriers.map((name) => (
            <option key={name} value={name}>
              {orderText.parcels.carriers[name]}
            </option>
          ))}
        </SelectInput>
        <TextInput
          name="order-parcel-number"
          label={text.number}
          optionalHint={admin.dialog.optional}
          isLatin
          maxLength={64}
          error={problems.number}
          value={number}
          onChange={({ target }) => setNumber(target.value)}
        />
        {carrier === "other" && (
          <TextInput
            name="order-parcel-address"
            type="url"
            label={text.address}
            optionalHint={admin.dialog.optional}
            help={text.addressHelp}
            isLatin
            maxLength={500}
            error={problems.address}
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
        )}
        <TellCustomerInput value={tellCustomer} onChange={setTellCustomer} />
      </DialogForm>
    </Dialog>
  );
}

function isPageAddress(typed: string): boolean {
  return /^https:\/\/\S+$/.test(typed) && URL.canParse(typed);
}
