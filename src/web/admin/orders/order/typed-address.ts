import { orderActions } from "#i18n/he/order-actions.ts";
import type { OrderDetails } from "#modules/sales/order-details.ts";
import { isPlainLine } from "#shared/plain-text.ts";

/** The fields of an address, in the order in which they are filled in. */
export const addressFields = ["country", "line1", "line2", "city", "state", "postalCode"] as const;
export type AddressField = (typeof addressFields)[number];

/** An address as somebody types it. */
export type TypedAddress = Readonly<Record<AddressField, string>>;
export type AddressProblems = Readonly<Partial<Record<AddressField, string>>>;

const required: ReadonlySet<AddressField> = new Set(["country", "line1", "city"]);

export function isOptional(field: AddressField): boolean {
  return !required.has(field);
}

/** The fields of an address that is known; empty ones without it. */
export function typedAddress(address: OrderDetails["billingAddress"]): TypedAddress {
  return {
    country: address?.country ?? "",
    line1: address?.line1 ?? "",
    line2: address?.line2 ?? "",
    city: address?.city ?? "",
    state: address?.state ?? "",
    postalCode: address?.postalCode ?? "",
  };
}

export function isEmpty(address: TypedAddress): boolean {
  return addressFields.every((field) => address[field].trim() === "");
}

export function isSameAddress(a: TypedAddress, b: TypedAddress): boolean {
  return addressFields.every((field) => a[field].trim() === b[field].trim());
}

/** What is wrong with an address, by field; nothing when it can be kept. */
export function addressProblems(address: TypedAddress): AddressProblems {
  const problems: Partial<Record<AddressField, string>> = {};
  for (const field of addressFields) {
    if (!isOptional(field) && address[field].trim() === "") problems[field] = orderActions.required;
    else if (!isPlainLine(address[field])) problems[field] = orderActions.unprintable;
  }
  return problems;
}
