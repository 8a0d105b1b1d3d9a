import { orderActions } from "#i18n/he/order-actions.ts";
import type { OrderDetails } from "#modules/sales/order-details.ts";
import { isPlainLine } from "#shared/plain-text.ts";
import { addressFields, isOptional, type AddressField, type TypedAddress } from "../address.ts";

export type AddressProblems = Readonly<Partial<Record<AddressField, string>>>;

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
