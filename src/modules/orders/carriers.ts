import type { Carrier } from "./kinds.ts";

type CarrierFacts = {
  /** The carrier's name, the same in any language; null for one that has no name here. */
  readonly name: string | null;
  /** The tracking page of a shipment; null when none is known. */
  readonly getPage: ((trackingNumber: string) => string) | null;
};

const carrierTable: Readonly<Record<Carrier, CarrierFacts>> = {
  israel_post: {
    name: "Israel Post",
    getPage: (number) => `https://mypost.israelpost.co.il/itemtrace?itemcode=${number}`,
  },
  dhl: {
    name: "DHL",
    getPage: (number) => `https://www.dhl.com/global-en/home/tracking.html?tracking-id=${number}`,
  },
  fedex: {
    name: "FedEx",
    getPage: (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}`,
  },
  ups: { name: "UPS", getPage: (number) => `https://www.ups.com/track?tracknum=${number}` },
  other: { name: null, getPage: null },
};

/** "DHL"; null for a carrier that has no name here. */
export function getCarrierName(carrier: Carrier): string | null {
  return carrierTable[carrier].name;
}

/**
 * The address of the tracking page: the one stored with the shipment, else that of its carrier;
 * null when there is none.
 */
export function getTrackingUrl(shipment: {
  readonly carrier: Carrier;
  readonly trackingNumber: string | null;
  readonly trackingUrl: string | null;
}): string | null {
  const { carrier, trackingNumber, trackingUrl } = shipment;
  if (trackingUrl !== null) return trackingUrl;
  const { getPage } = carrierTable[carrier];
  if (getPage === null || trackingNumber === null) return null;
  return getPage(encodeURIComponent(trackingNumber));
}
