import {
  checkDetails,
  cleanDetails,
  phoneOf,
  type CheckoutDetails,
} from "#modules/checkout/details.ts";
import type { Address } from "#modules/orders/tables.ts";
import { AppError } from "#shared/errors.ts";

/** The most that an order keeps of a phone number. */
const MAX_PHONE = 32;

type OrderContact = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly billingAddress: Address;
  /** Null when the order goes to the billing address. */
  readonly shippingAddress: Address | null;
};

/**
 * Who orders and where to, as an order keeps it: as typed, without the space around it. Throws `invalid_fields` with
 * `details.<field>` for what the checkout would not have let through.
 */
export function acceptDetails(typed: CheckoutDetails): OrderContact {
  const problems = Object.entries(checkDetails(typed));
  if (problems.length > 0)
    throw new AppError("invalid_fields", "the details are not complete", {
      fields: Object.fromEntries(
        problems.map(([field, problem]) => [`details.${field}`, [problem]]),
      ),
    });
  const details = cleanDetails(typed);
  return {
    name: details.fullName,
    email: details.email,
    phone: keptPhone(details),
    billingAddress: filled({
      line1: details.addressLine1,
      line2: details.addressLine2,
      city: details.city,
      state: details.state,
      postalCode: details.postalCode,
      country: details.country,
    }),
    shippingAddress: details.sameAsShipping
      ? null
      : filled({
          line1: details.shippingAddressLine1,
          line2: details.shippingAddressLine2,
          city: details.shippingCity,
          state: details.shippingState,
          postalCode: details.shippingPostalCode,
          country: details.shippingCountry,
        }),
  };
}

function keptPhone(details: CheckoutDetails): string {
  const phone = phoneOf(details);
  // What does not fit is punctuation: no number has more than 15 digits.
  return phone.length <= MAX_PHONE ? phone : phone.replaceAll(/[^\d+]/g, "");
}

/** Parts that were left empty are left out: the database keeps none. */
function filled(address: Required<Address>): Address {
  const { line1, city, country, ...optional } = address;
  const given = Object.entries(optional).filter(([, text]) => text !== "");
  return { line1, city, country, ...Object.fromEntries(given) };
}
