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
 * Between which days an order arrives that is made, and paid, on `today` (a day of Jerusalem, as in
 * "2026-12-03"): for the server and for browsers. The shop packs on business days of Israel, the
 * first of them after the day of the order. Parcels travel from Monday to Friday, as they do
 * in most of the countries that they go to; holidays on their way are nobody's promise.
 */
export function deliveryWindow(today: string, promises: DeliveryPromises): Days {
  const { processingBusinessDays: packing, shippingDays } = promises;
  const { worldwideFree: travel } = shippingDays;
  return {
    from: arrival(today, packing.from, travel.from),
    to: arrival(today, packing.to, travel.to),
  };
}

function arrival(today: string, packing: number, travel: number): string {
  return addCarrierDays(addBusinessDaysTo(today, packing), travel);
}

/** The day so many days of carriers after `day`; the next of them when that is none. */
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
