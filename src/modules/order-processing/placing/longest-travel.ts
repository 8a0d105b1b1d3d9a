import { addCarrierDays } from "#modules/checkout/delivery-window.ts";
import type { Content } from "#modules/content/documents.ts";
import { addDays } from "#shared/days.ts";

type ShippingDays = Content["policies"]["shippingDays"];

/** The most days of carriers that the policies promise, within the country or abroad. */
export function longestTravel(
  { standard, express, worldwideFree, international }: ShippingDays,
  where: "home" | "abroad",
): number {
  const anywhere = Math.max(standard.to, express.to, worldwideFree.to);
  return where === "home" ? anywhere : Math.max(anywhere, international.to);
}

/** The latest plausible day of arrival of a parcel that left on `leftOn`. */
export const latestArrival = (leftOn: string, travel: number) => addCarrierDays(leftOn, travel);

/** The last day of leaving whose latest plausible day of arrival is over on `today`. */
export function lastOverdueDeparture(today: string, travel: number): string {
  let day = addDays(today, -travel - 1);
  while (latestArrival(day, travel) >= today) day = addDays(day, -1);
  return day;
}
