import { sql, type SQL } from "drizzle-orm";
import type { CustomerIdentity } from "#modules/customers/find-customer.ts";

/** The orders, called `o`, of a customer that are not deleted. */
export const getOrders = ({ key }: Pick<CustomerIdentity, "key">): SQL =>
  sql`o.customer_key = ${key} and o.deleted_at is null`;

/**
 * The condition that an order `o` is certainly the customer's. Anyone can order under any address,
 * so for a customer with an account only orders count that they placed while signed in, or that
 * staff entered.
 */
export const isTheirs = ({ profileId }: Pick<CustomerIdentity, "profileId">): SQL =>
  profileId === null
    ? sql`true`
    : sql`(o.customer_id is not distinct from ${profileId}::uuid or o.source = 'admin')`;
