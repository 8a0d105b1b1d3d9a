import fc from "fast-check";
import { expect, test } from "vitest";
import { countries } from "./countries.ts";
import {
  checkDetails,
  normalizeDetails,
  emptyDetails,
  getAddress,
  getPhone,
  type CheckoutDetails,
} from "./details.ts";
import { dialingCodes } from "./dialing-codes.ts";
import { toLastDetails } from "./last-details.ts";
import { toStoredAddress } from "#shared/address.ts";

const maya: CheckoutDetails = {
  ...emptyDetails,
  fullName: "Maya Brenner",
  email: "maya@example.com",
  phoneNumber: "503 555 0100",
  country: "US",
  addressLine1: "14 Alder Lane",
  city: "Portland",
  state: "Oregon",
  postalCode: "97205",
};

/** Form values that come back after an order with these details. */
function filledAgain(details: CheckoutDetails): CheckoutDetails {
  const typed = normalizeDetails(details);
  const { fullName, email } = typed;
  const contact = {
    phone: getPhone(typed),
    billingAddress: toStoredAddress(getAddress(typed, "billing")),
    shippingAddress: typed.sameAsShipping ? null : toStoredAddress(getAddress(typed, "shipping")),
  };
  return { ...emptyDetails, fullName, email, ...toLastDetails(contact) };
}

test("CHECK-90 the form is filled in as it was for the last order", () => {
  expect(filledAgain(maya)).toEqual(maya);
  const elsewhere = {
    ...maya,
    country: "CA",
    phoneCountryCode: "+1 CA",
    sameAsShipping: false,
    shippingCountry: "IL",
    shippingAddressLine1: "1 Herzl Street",
    shippingCity: "Tel Aviv",
    shippingPostalCode: "6688101",
  };
  expect(filledAgain(elsewhere)).toEqual(elsewhere);
});

test("CHECK-90 whatever country and code were chosen, the filled-in phone is complete and the same number", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...countries),
      fc.constantFrom(...dialingCodes),
      fc.constantFrom("503 555 0100", "+44 20 7946 0000", "050-1234567"),
      ([country], { value: phoneCountryCode }, phoneNumber) => {
        const typed = { ...maya, country, phoneCountryCode, phoneNumber };
        const again = filledAgain(typed);
        expect(checkDetails(again)).toEqual({});
        expect(getPhone(again)).toBe(getPhone(typed));
      },
    ),
  );
});

test("CHECK-90 a country that is not offered stays to be chosen, and a missing number to be typed", () => {
  const address = { line1: "1 Nowhere", city: "Elsewhere", country: "XX" };
  const again = toLastDetails({ phone: null, billingAddress: address, shippingAddress: null });
  expect(again).toMatchObject({
    country: "",
    addressLine1: "1 Nowhere",
    phoneNumber: "",
    phoneCountryCode: emptyDetails.phoneCountryCode,
  });
});
