import { grantedReadPolicy, staffPolicies } from "#platform/db/roles.ts";

/**
 * The row policies of the back office for orders and their lines. Several rights include reading
 * them: those to figures, customers' histories, coupons and stock.
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
