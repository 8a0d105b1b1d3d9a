import { grantedReadPolicy, staffPolicies } from "#platform/db/roles.ts";

/**
 * The policies of the back office for orders and their lines, which more than orders are made of:
 * figures, a customer's history, what a coupon brought, and what holds stock.
 */
export const orderStaffPolicies = (table: string) => [
  ...staffPolicies(table),
  grantedReadPolicy(
    table,
    "orders.read",
    "figures.read",
    "customers.read",
    "coupons.read",
    "stock.read",
  ),
];
