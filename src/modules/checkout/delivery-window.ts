import { addBusinessDaysTo } from "#shared/business-days.ts";
import { addDays, type Days } from "#shared/days.ts";

type Range = { readonly from: number; readonly to: number };

/** Times that the policies promise for packing and shipping an order, in days. */
export type DeliveryPromises = {
  readonly processingBusinessDays: Range;
  readonly shippingDays: { readonly worldwideFree: Range };
};

const SATURDAY = 6;
const SUNDAY = 0;

/**
 * The first and last expected day of delivery of an order made and paid on `today` (a day of
 * Jerusalem, as in "2026-12-03"), for server and browsers. The shop packs on business days of
 * Israel, the first of them after the day of the order. Shipments travel from Monday to Friday, as
 * they do in most of the countries that they go to; holidays of other countries are not considered.
 */
export function computeDeliveryWindow(today: string, promises: DeliveryPromises): Days {
  const { processingBusinessDays: packing, shippingDays } = promises;
  const { worldwideFree: travel } = shippingDays;
  return {
    from: computeArrival(today, packing.from, travel.from),
    to: computeArrival(today, packing.to, travel.to),
  };
}

function computeArrival(today: string, packing: number, travel: number): string {
  return addCarrierDays(addBusinessDaysTo(today, packing), travel);
}

/**
 * The day a number of carrier days after `day`, counted from the next carrier day if `day` is none.
 */
export function addCarrierDays(day: string, count: number): string {
  let at = day;
  for (let left = count; left > 0 || !isCarrierDay(at);) {
    at = addDays(at, 1);
    if (isCarrierDay(at)) left -= 1;
  }
  return at;
}

function isCarrierDay(day: string): boolean {
  const weekday = new Date(Date.parse(day)).getUTCDay();
  return weekday !== SATURDAY && weekday !== SUNDAY;
}
