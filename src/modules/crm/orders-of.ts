import { sql, type SQL } from "drizzle-orm";
import type { FoundAddress } from "#modules/customers/find-customer.ts";

/** The orders, called `o`, of an address that are not deleted. */
export const ordersOf = ({ key }: Pick<FoundAddress, "key">): SQL =>
  sql`lower(o.customer_email) = ${key} and o.deleted_at is null`;
