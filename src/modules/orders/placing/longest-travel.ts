import { addCarrierDays } from "#modules/checkout/delivery-window.ts";
import type { Content } from "#modules/content/documents.ts";
import { addDays } from "#shared/days.ts";

type ShippingDays = Content["policies"]["shippingDays"];

/** The most shipping days that the policies state, within the country or abroad. */
export function getLongestTravel(
  { standard, express, worldwideFree, international }: ShippingDays,
  where: "home" | "abroad",
): number {
  const anywhere = Math.max(standard.to, express.to, worldwideFree.to);
  return where === "home" ? anywhere : Math.max(anywhere, international.to);
}

/** The latest plausible day of arrival of a shipment that left on `leftOn`. */
export const getLatestArrival = (leftOn: string, travel: number) => addCarrierDays(leftOn, travel);

/** The last shipping day whose latest plausible day of arrival is before `today`. */
export function getLastOverdueDeparture(today: string, travel: number): string {
  let day = addDays(today, -travel - 1);
  while (getLatestArrival(day, travel) >= today) day = addDays(day, -1);
  return day;
}
