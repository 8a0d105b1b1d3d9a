import type { AddressPlace, CheckoutDetails } from "./details.ts";

/** Which of the two addresses the order goes to. */
export const getDeliveryPlace = ({
  sameAsShipping,
}: Pick<CheckoutDetails, "sameAsShipping">): AddressPlace =>
  sameAsShipping ? "billing" : "shipping";
