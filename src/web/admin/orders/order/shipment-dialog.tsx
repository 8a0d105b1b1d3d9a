import { useState } from "react";
import { admin } from "#i18n/he/admin.ts";
import { order as orderText } from "#i18n/he/order.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { carriers, type Carrier } from "#modules/orders/kinds.ts";
import { getRules } from "#modules/orders/status.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { isPlainLine } from "#shared/plain-text.ts";
import { Options } from "#ui/options.tsx";
import { ApiError } from "#web/api/api-client.ts";
import { useApiAction } from "../../api/use-api.ts";
import { EditDialog } from "../../kit/edit-dialog.tsx";
import { SelectInput, TextInput } from "../../kit/fields.tsx";
import { NotifyCustomerInput } from "./notify-customer-input.tsx";

const text = orderActions.shipment;

type Problems = { number?: string; address?: string };

/** A shipment that has left, and how to follow it. */
export function ShipmentDialog({ order, onClose }: { order: OrderDetails; onClose: () => void }) {
  const [carrier, setCarrier] = useState<Carrier>("israel_post");
  const [number, setNumber] = useState("");
  const [address, setAddress] = useState("");
  const [notifyCustomer, setNotifyCustomer] = useState(true);
  const [problems, setProblems] = useState<Problems>({});
  const ship = useApiAction("POST /api/admin/orders/:id/shipments", {
    failed: text.failed,
    onDone: onClose,
    saved: text.done,
    onError: (error) => {
      if (!(error instanceof ApiError) || error.code !== "invalid_fields") return false;
      const { trackingNumber, trackingUrl } = error.fields;
      setProblems({
        ...(trackingNumber && { number: orderActions.check }),
        ...(trackingUrl && { address: text.addressWrong }),
      });
      return false;
    },
  });

  function send() {
    const trackingNumber = number.trim();
    const trackingUrl = carrier === "other" ? address.trim() : "";
    const isRecorded = order.shipments.some(
      (shipment) => shipment.carrier === carrier && shipment.trackingNumber === trackingNumber,
    );
    const found: Problems = {
      ...(!isPlainLine(trackingNumber) && { number: orderActions.unprintable }),
      ...(isRecorded && { number: text.alreadyRecorded }),
      ...(trackingUrl !== "" && !isPageAddress(trackingUrl) && { address: text.addressWrong }),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    ship.mutate({
      params: { id: order.id },
      body: { carrier, trackingNumber, notifyCustomer, ...(trackingUrl && { trackingUrl }) },
    });
  }

  return (
    <EditDialog
      onClose={onClose}
      title={text.title}
      description={getRules(order.status).stock === "shipped" ? undefined : text.ships}
      submit={text.save}
      action={ship}
      onSubmit={send}
      typed={{ carrier, number, address, notifyCustomer }}
    >
      <SelectInput
        name="order-shipment-carrier"
        label={text.carrier}
        value={carrier}
        onChange={({ target }) =>
          setCarrier(carriers.find((name) => name === target.value) ?? carrier)
        }
      >
        <Options values={carriers} labels={orderText.shipments.carriers} />
      </SelectInput>
      <TextInput
        name="order-shipment-number"
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
          name="order-shipment-address"
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
      <NotifyCustomerInput value={notifyCustomer} onChange={setNotifyCustomer} />
    </EditDialog>
  );
}

function isPageAddress(typed: string): boolean {
  return /^https:\/\/\S+$/.test(typed) && URL.canParse(typed);
}
