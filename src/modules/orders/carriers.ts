import { fillAddress } from "./carrier.ts";

type Tracked = {
  readonly publicName: string | null;
  readonly trackingAddress: string | null;
};

type TrackedShipment = {
  readonly trackingNumber: string | null;
  readonly trackingUrl: string | null;
};

/**
 * The address of the tracking page: the one stored with the shipment, else that of its carrier;
 * null when there is none.
 */
export function getTrackingUrl(
  { trackingNumber, trackingUrl }: TrackedShipment,
  carrier: Pick<Tracked, "trackingAddress"> | undefined,
): string | null {
  if (trackingUrl !== null) return trackingUrl;
  const address = carrier?.trackingAddress ?? null;
  return address === null || trackingNumber === null ? null : fillAddress(address, trackingNumber);
}

/** A shipment's carrier and tracking page as its customer sees them. */
export function getTracking(shipment: TrackedShipment, carrier: Tracked | undefined) {
  return {
    carrierName: carrier?.publicName ?? null,
    trackingUrl: getTrackingUrl(shipment, carrier),
  };
}

/** A carrier as it is offered for a shipment. */
export type OfferedCarrier = {
  readonly id: string;
  readonly countries: readonly string[];
  readonly numberForms: readonly string[];
  readonly isActive: boolean;
};

type Destined = {
  /** Null when it is not known. */
  readonly country: string | null;
  /** Empty until it is typed. */
  readonly trackingNumber: string;
};

/**
 * The carrier that a shipment most likely goes with: one whose numbers look like this, else the
 * first for its country. Undefined when none is active.
 */
export function pickCarrier<Carrier extends OfferedCarrier>(
  carriers: readonly Carrier[],
  { country, trackingNumber }: Destined,
): Carrier | undefined {
  const offered = carriers.filter(({ isActive }) => isActive);
  const matching = offered.filter(({ numberForms }) =>
    numberForms.some((form) => hasForm(trackingNumber, form)),
  );
  const isForCountry = ({ countries }: Carrier) =>
    country === null || countries.length === 0 || countries.includes(country);
  return matching.find(isForCountry) ?? matching[0] ?? offered.find(isForCountry) ?? offered[0];
}

const signs: Readonly<Record<string, RegExp>> = { "#": /\d/, "@": /[A-Z]/, "?": /[A-Z\d]/ };

/** True when a number has this form, whatever its letter case and its blanks and hyphens. */
export function hasForm(trackingNumber: string, form: string): boolean {
  const [number, pattern] = [trackingNumber, form].map((text) =>
    text.replaceAll(/[\s-]/g, "").toUpperCase(),
  );
  if (!number || !pattern || number.length !== pattern.length) return false;
  return Array.from(pattern, (sign, place) => {
    const letter = number[place] ?? "";
    return signs[sign]?.test(letter) ?? sign === letter;
  }).every(Boolean);
}
