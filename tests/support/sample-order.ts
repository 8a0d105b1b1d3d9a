// An order as the checkout sends it.
import { randomUUID } from "node:crypto";

export const details = {
  fullName: "Maya Brenner",
  email: "maya@mail.example",
  phoneCountryCode: "+1",
  phoneNumber: "503 555 0100",
  country: "US",
  addressLine1: "14 Alder Lane",
  addressLine2: "",
  city: "Portland",
  state: "OR",
  postalCode: "97205",
  shippingCountry: "",
  shippingAddressLine1: "",
  shippingAddressLine2: "",
  shippingCity: "",
  shippingState: "",
  shippingPostalCode: "",
  sameAsShipping: true,
};

/** Price of a unit in tests, in US cents. */
export const UNIT_PRICE = 7_499;

/**
 * Sells every unit at the price that tests reckon with, whatever a new shop asks for it, and
 * without a present.
 */
export async function sellAtUnitPrice(database: {
  asOwner: (sql: string, values: readonly unknown[]) => Promise<unknown>;
}): Promise<void> {
  await database.asOwner("update product_variants set price_minor = $1 where price_minor <> $1", [
    UNIT_PRICE,
  ]);
  await database.asOwner(
    "update products set gift_product_id = null where gift_product_id is not null",
    [],
  );
}

/** The request body of the checkout for these units, by color. */
export function orderBody(units: Readonly<Record<string, number>> = { olive: 1 }) {
  const lines = Object.entries(units).map(([slug, quantity]) => ({ slug, quantity }));
  const amountMinor = lines.reduce((sum, line) => sum + line.quantity * UNIT_PRICE, 0);
  return {
    idempotencyKey: randomUUID(),
    lines,
    expectedTotal: { amountMinor, currency: "USD" },
    details,
  };
}
