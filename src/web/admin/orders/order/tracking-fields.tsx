import { otherCarrier } from "#modules/orders/kinds.ts";
import { pickCarrier } from "#modules/orders/carriers.ts";
import { getDestination } from "#modules/orders/document-language.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import type { CarrierRow } from "#modules/orders/shipping/carrier-contract.ts";
import type { Field } from "#shared/records/fields.ts";
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
 * The carrier and the link after a change of a shipment's form: a suggested carrier follows the
 * number, a chosen one stays. A carrier with tracking pages of its own leaves no link.
 */
export function resolveTracking(
  carriers: readonly CarrierRow[],
  suggest: (trackingNumber: string) => string,
  { before, after }: Readonly<Record<"before" | "after", Tracked>>,
): Pick<Tracked, "carrier" | "trackingUrl"> {
  const isFollowed =
    before.trackingNumber !== after.trackingNumber &&
    before.carrier === suggest(before.trackingNumber);
  const carrier = isFollowed ? suggest(after.trackingNumber) : after.carrier;
  return { carrier, trackingUrl: hasOwnPages(carriers, carrier) ? "" : after.trackingUrl };
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

type TrackedFields = {
  readonly carrier: Field<string>;
  readonly trackingNumber: Field<string | null>;
  readonly trackingUrl: Field<string | null>;
};

type TrackingFieldsProps<F extends TrackedFields> = {
  form: FieldsForm<F>;
  /** The chosen one. */
  carrier: string;
  carriers: readonly CarrierRow[];
};

/** The number of a shipment, its carrier, and its link where the carrier has none. */
export function TrackingFields<F extends TrackedFields>({
  form,
  carrier,
  carriers,
}: TrackingFieldsProps<F>) {
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
