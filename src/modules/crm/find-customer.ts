import { eq, sql, type SQL } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { customers } from "#modules/customers/tables.ts";
import { AppError } from "#shared/errors.ts";

export type FoundAddress = {
  readonly id: string;
  /** The address as it is compared: in small letters. */
  readonly key: string;
  /** Whose account has it; null for a guest. */
  readonly profileId: string | null;
};

/** Whose orders and messages belong to a customer. Throws `not_found`. */
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

/** The orders, called `o`, of an address that are not deleted. */
export const ordersOf = ({ key }: Pick<FoundAddress, "key">): SQL =>
  sql`lower(o.customer_email) = ${key} and o.deleted_at is null`;
