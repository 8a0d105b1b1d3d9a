import { eq, sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { AppError } from "#shared/errors.ts";
import { customers } from "./tables.ts";

/** A customer as their rows in other tables are found. */
export type CustomerIdentity = {
  readonly id: string;
  /** Their orders have the same: their mailbox, or the number by which they are known instead. */
  readonly key: string;
  /** Their e-mail address in lower case; null for those who are known by a phone number. */
  readonly mailbox: string | null;
  /** Id of the account with this address; null for a guest. */
  readonly profileId: string | null;
};

/**
 * The key, address and account id that a customer's orders and messages are found by. Throws
 * `not_found`.
 */
export async function findCustomer(
  { db }: Pick<Context, "db">,
  id: string,
): Promise<CustomerIdentity> {
  const [found] = await db
    .select({
      id: customers.id,
      key: customers.key,
      mailbox: sql<string | null>`lower(btrim(${customers.email}))`,
      profileId: customers.profileId,
    })
    .from(customers)
    .where(eq(customers.id, id));
  if (found === undefined) throw new AppError("not_found", `there is no customer ${id}`);
  return found;
}

/** The customer with an address, whatever its letter case; undefined when there is none. */
export async function findCustomerByEmail(
  { db }: Pick<Context, "db">,
  email: string,
): Promise<{ id: string; name: string; orders: number } | undefined> {
  const [customer] = await db
    .select({ id: customers.id, name: customers.name, orders: customers.orders })
    .from(customers)
    .where(sql`${customers.key} = lower(btrim(${email}))`);
  return customer;
}

/** The id of the customer whose account this is; undefined when it is gone. */
export async function findCustomerOfAccount(
  { db }: Pick<Context, "db">,
  profileId: string,
): Promise<string | undefined> {
  const [found] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.profileId, profileId));
  return found?.id;
}
