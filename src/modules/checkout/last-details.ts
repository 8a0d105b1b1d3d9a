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
export function detailsOf({ phone, ...contact }: Contact): Partial<CheckoutDetails> {
  const { billingAddress, shippingAddress } = contact;
  return {
    ...fieldsOf(billingAddress, "billing"),
    ...(shippingAddress && fieldsOf(shippingAddress, "shipping")),
    ...phoneOf(phone ?? "", getDialingCode(billingAddress.country)),
    sameAsShipping: shippingAddress === null,
  };
}

function fieldsOf(address: Address, place: AddressPlace): Partial<CheckoutDetails> {
  const isOffered = getDialingCode(address.country) !== undefined;
  const typed = toTypedAddress({ ...address, country: isOffered ? address.country : "" });
  return Object.fromEntries(addressParts.map((part) => [addressFields[place][part], typed[part]]));
}

/**
 * A number apart from the country's code before it. One with another code stays whole: a number
 * that begins with "+" keeps that one alone.
 */
function phoneOf(
  phone: string,
  phoneCountryCode: string = emptyDetails.phoneCountryCode,
): Pick<CheckoutDetails, "phoneCountryCode" | "phoneNumber"> {
  const [code = ""] = phoneCountryCode.split(" ", 1);
  const isOwn = phone.startsWith(`${code} `);
  return { phoneCountryCode, phoneNumber: isOwn ? phone.slice(code.length + 1) : phone };
}
