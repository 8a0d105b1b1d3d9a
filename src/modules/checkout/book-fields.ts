import { emptyDetails, isShippingField, detailFields, type CheckoutDetails } from "./details.ts";
import type { DetailField, ShippingField } from "./details.ts";

/** The fields of the form that an address book keeps: whom a shipment is for, and where it goes. */
export type BookField = Exclude<DetailField, ShippingField | "email">;
export const bookFields = detailFields.filter(
  (field): field is BookField => field !== "email" && !isShippingField(field),
);

/** The whole form with these fields replaced; the others belong to the signed-in user. */
export function withBookFields(
  typed: Readonly<Record<BookField, string>>,
  email: string,
): CheckoutDetails {
  return { ...emptyDetails, ...typed, email, sameAsShipping: true };
}
