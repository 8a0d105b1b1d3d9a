import { eq, sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { AppError } from "#shared/errors.ts";
import { customers } from "./tables.ts";

export type FoundAddress = {
  readonly id: string;
  /** Their address as it is compared: in small letters. */
  readonly key: string;
  /** Id of the account with this address; null for a guest. */
  readonly profileId: string | null;
};

/** By what orders, messages and accounts are known to be a customer's. Throws `not_found`. */
export async function findCustomer({ db }: Pick<Context, "db">, id: string): Promise<FoundAddress> {
  const [found] = await db
    .select({
      id: customers.id,
      key: sql<string>`lower(btrim(${customers.email}))`,
      profileId: customers.profileId,
    })
    .from(customers)
    .where(eq(customers.id, id));
  if (found === undefined) throw new AppError("not_found", `there is no customer ${id}`);
  return found;
}

/** The customer with an address, whatever its letter case; undefined when nobody has it. */
export async function findCustomerByEmail(
  { db }: Pick<Context, "db">,
  email: string,
): Promise<{ id: string; name: string; orders: number } | undefined> {
  const [customer] = await db
    .select({ id: customers.id, name: customers.name, orders: customers.orders })
    .from(customers)
    .where(sql`lower(btrim(${customers.email})) = lower(btrim(${email}))`);
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
