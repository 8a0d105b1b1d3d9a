import { sql, type SQL } from "drizzle-orm";
import type { FoundAddress } from "#modules/customers/find-customer.ts";

/** The orders, called `o`, of an address that are not deleted. */
export const getOrders = ({ key }: Pick<FoundAddress, "key">): SQL =>
  sql`lower(o.customer_email) = ${key} and o.deleted_at is null`;

/**
 * The condition that an order of the customer, called `o`, says something about them: anybody may
 * order under any address, so of somebody with an account those count that they made signed in, or
 * that the back office entered.
 */
export const isTheirs = ({ profileId }: Pick<FoundAddress, "profileId">): SQL =>
  profileId === null
    ? sql`true`
    : sql`(o.customer_id is not distinct from ${profileId}::uuid or o.source = 'admin')`;
