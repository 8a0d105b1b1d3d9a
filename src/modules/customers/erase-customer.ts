import { sql } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { countChanged } from "#platform/db/count-changed.ts";
import type { CustomerIdentity } from "./find-customer.ts";

/** Deletes the notes about a customer and returns how many there were. */
export async function eraseNotes(db: Db, { id }: Pick<CustomerIdentity, "id">): Promise<number> {
  return countChanged(db.execute(sql`delete from customer_notes where customer_id = ${id}`));
}

/**
 * Deletes a customer and, if they have one, their profile. Sessions, tokens, second factor,
 * passkeys and role are deleted with it; then nothing refers to the customer. Returns how many
 * profiles there were.
 */
export async function eraseCustomer(
  db: Db,
  { key, profileId }: Pick<CustomerIdentity, "key" | "profileId">,
): Promise<number> {
  const profiles = await countChanged(
    db.execute(sql`delete from profiles where id = ${profileId}`),
  );
  await db.execute(sql`delete from customers where key = ${key}`);
  return profiles;
}
