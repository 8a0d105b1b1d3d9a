import {
  getAddress,
  checkDetails,
  normalizeDetails,
  getPhone,
  type CheckoutDetails,
} from "./details.ts";
import { toStoredAddress, type Address } from "#shared/address.ts";
import { AppError } from "#shared/errors.ts";

/** The most that an order keeps of a phone number. */
const MAX_PHONE = 32;

export type OrderContact = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly billingAddress: Address;
  /** Null when the order goes to the billing address. */
  readonly shippingAddress: Address | null;
};

/**
 * Customer and addresses as an order stores them: as typed, without the space around the text.
 * Throws `invalid_fields` with `details.<field>` for fields that the checkout would not have let
 * through.
 */
export function acceptDetails(typed: CheckoutDetails): OrderContact {
  const problems = Object.entries(checkDetails(typed));
  if (problems.length > 0)
    throw new AppError("invalid_fields", "the details are not complete", {
      fields: Object.fromEntries(
        problems.map(([field, problem]) => [`details.${field}`, [problem]]),
      ),
    });
  const details = normalizeDetails(typed);
  return {
    name: details.fullName,
    email: details.email,
    phone: toStoredPhone(details),
    billingAddress: toStoredAddress(getAddress(details, "billing")),
    shippingAddress: details.sameAsShipping
      ? null
      : toStoredAddress(getAddress(details, "shipping")),
  };
}

function toStoredPhone(details: CheckoutDetails): string {
  const phone = getPhone(details);
  // A phone that is too long has too much punctuation: no number has more than 15 digits.
  return phone.length <= MAX_PHONE ? phone : phone.replaceAll(/[^\d+]/g, "");
}
