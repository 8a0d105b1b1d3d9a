import { addressParts, toTypedAddress, type Address } from "#shared/address.ts";
import { addressFields, emptyDetails, type AddressPlace, type CheckoutDetails } from "./details.ts";
import { getDialingCode } from "./dialing-codes.ts";

/** The phone number and the addresses that an order keeps. */
type Contact = {
  readonly phone: string | null;
  readonly billingAddress: Address;
  /** Null when the order went to the billing address. */
  readonly shippingAddress: Address | null;
};

/**
 * The fields of the form as they were filled in for an order. A country that the form does not
 * offer is left to be chosen.
 */
export function toLastDetails({ phone, ...contact }: Contact): Partial<CheckoutDetails> {
  const { billingAddress, shippingAddress } = contact;
  return {
    ...toFields(billingAddress, "billing"),
    ...(shippingAddress && toFields(shippingAddress, "shipping")),
    ...splitPhone(phone ?? "", getDialingCode(billingAddress.country)),
    sameAsShipping: shippingAddress === null,
  };
}

function toFields(address: Address, place: AddressPlace): Partial<CheckoutDetails> {
  const isOffered = getDialingCode(address.country) !== undefined;
  const typed = toTypedAddress({ ...address, country: isOffered ? address.country : "" });
  return Object.fromEntries(addressParts.map((part) => [addressFields[place][part], typed[part]]));
}

/**
 * Splits a number from the country code before it. One with another code stays whole: a number that
 * begins with "+" keeps that one alone.
 */
function splitPhone(
  phone: string,
  phoneCountryCode: string = emptyDetails.phoneCountryCode,
): Pick<CheckoutDetails, "phoneCountryCode" | "phoneNumber"> {
  const [code = ""] = phoneCountryCode.split(" ", 1);
  const isOwn = phone.startsWith(`${code} `);
  return { phoneCountryCode, phoneNumber: isOwn ? phone.slice(code.length + 1) : phone };
}
