import { orderActions } from "#i18n/he/order-actions.ts";
import { isPlainLine } from "#shared/plain-text.ts";
import {
  addressParts,
  isOptionalPart,
  type AddressPart,
  type TypedAddress,
} from "#shared/address.ts";

export type AddressProblems = Readonly<Partial<Record<AddressPart, string>>>;

export function isEmpty(address: TypedAddress): boolean {
  return addressParts.every((field) => address[field].trim() === "");
}

export function isSameAddress(a: TypedAddress, b: TypedAddress): boolean {
  return addressParts.every((field) => a[field].trim() === b[field].trim());
}

/** Problems with an address, by field; empty when it can be saved. */
export function findAddressProblems(address: TypedAddress): AddressProblems {
  const problems: Partial<Record<AddressPart, string>> = {};
  for (const field of addressParts) {
    if (!isOptionalPart(field) && address[field].trim() === "")
      problems[field] = orderActions.required;
    else if (!isPlainLine(address[field])) problems[field] = orderActions.unprintable;
  }
  return problems;
}
