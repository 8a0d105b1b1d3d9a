import { otherCarrier } from "#modules/orders/carrier.ts";
import { pickCarrier } from "#modules/orders/carriers.ts";
import { getDestination } from "#modules/orders/document-language.ts";
import type { correctedShipment, shipment } from "#modules/orders/order-records.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import type { CarrierRow } from "#modules/orders/shipping/carrier-contract.ts";
import { RecordField } from "../../kit/record-field.tsx";
import type { FieldsForm } from "../../kit/record-form.ts";
import { CarrierOptions } from "../shipping/carrier-options.tsx";

type Tracked = Readonly<Record<"carrier" | "trackingNumber" | "trackingUrl", string>>;

/** The carrier that is suggested for the shipment of an order with this number. */
export function createSuggestion(carriers: readonly CarrierRow[], order: OrderDetails) {
  const country = getDestination(order);
  return (trackingNumber: string): string =>
    pickCarrier(carriers, { country, trackingNumber })?.id ?? otherCarrier;
}

/**
 * The next draft of a shipment: a suggested carrier follows the number, a chosen one stays. A
 * carrier that has tracking pages of its own leaves no link of the shipment.
 */
export function applyTracking<Draft extends Tracked>(
  carriers: readonly CarrierRow[],
  suggest: (trackingNumber: string) => string,
) {
  return (draft: Draft, changes: Partial<Draft>): Draft => {
    const next = { ...draft, ...changes };
    const isSuggested = draft.carrier === suggest(draft.trackingNumber);
    const carrier =
      changes.trackingNumber !== undefined && isSuggested
        ? suggest(next.trackingNumber)
        : next.carrier;
    return { ...next, carrier, ...(hasOwnPages(carriers, carrier) && { trackingUrl: "" }) };
  };
}

function hasOwnPages(carriers: readonly CarrierRow[], id: string): boolean {
  return carriers.some((it) => it.id === id && it.trackingAddress !== null);
}

/** The link that was typed for a shipment whose carrier has no pages of its own. */
export function findOwnLink(
  carriers: readonly CarrierRow[],
  { carrier, trackingUrl }: OrderDetails["shipments"][number],
): string | null {
  return hasOwnPages(carriers, carrier) ? null : trackingUrl;
}

type TrackingForm =
  | FieldsForm<(typeof shipment)["fields"]>
  | FieldsForm<(typeof correctedShipment)["fields"]>;

/** The number of a shipment, its carrier, and its link where the carrier has none. */
export function TrackingFields({
  form,
  carriers,
}: {
  form: TrackingForm;
  carriers: readonly CarrierRow[];
}) {
  const { carrier } = form.draft;
  return (
    <>
      <RecordField form={form} name="trackingNumber" />
      <RecordField form={form} name="carrier">
        <CarrierOptions carriers={carriers} value={carrier} />
      </RecordField>
      {!hasOwnPages(carriers, carrier) && <RecordField form={form} name="trackingUrl" />}
    </>
  );
}
