import type { Address } from "#shared/address.ts";
import { homeCountry } from "#shared/home-country.ts";

export const documentLanguages = ["he", "en"] as const;
export type DocumentLanguage = (typeof documentLanguages)[number];

type Addresses = {
  readonly billingAddress: Pick<Address, "country"> | null;
  readonly shippingAddress: Pick<Address, "country"> | null;
};
type Addressed = Addresses & {
  readonly customer: { readonly phone: string | null };
};

/** The destination country of an order; null when it is not known. */
export function getDestination({ shippingAddress, billingAddress }: Addresses): string | null {
  return (shippingAddress ?? billingAddress)?.country ?? null;
}

/**
 * The language of an order's papers: that of the country where they arrive, else that of the phone.
 * An order with neither was handed over here, in the shop's own country.
 */
export function getDocumentLanguage(order: Addressed): DocumentLanguage {
  const country = getDestination(order);
  if (country !== null) return country === homeCountry ? "he" : "en";
  const isForeignPhone = /^\s*(\+|00)\s*(?!972)\d/.test(order.customer.phone ?? "");
  return isForeignPhone ? "en" : "he";
}
