import { sql, type AnyColumn } from "drizzle-orm";
import { check } from "drizzle-orm/pg-core";

type Columns = Readonly<Record<"billingAddress" | "shippingAddress" | "source", AnyColumn>>;

/** Checks that addresses have all parts, and that an order of the checkout has an address. */
export function addressChecks(table: Columns) {
  return [
    check(
      "orders_billing_address_shape",
      sql`${table.billingAddress} is null or app.is_address(${table.billingAddress})`,
    ),
    check(
      "orders_shipping_address_shape",
      sql`${table.shippingAddress} is null or app.is_address(${table.shippingAddress})`,
    ),
    check(
      "orders_checkout_has_address",
      sql`${table.source} <> 'checkout' or ${table.billingAddress} is not null`,
    ),
  ];
}
