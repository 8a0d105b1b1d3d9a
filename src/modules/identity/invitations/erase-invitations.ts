import { eq } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { roleInvitations } from "../invitation-tables.ts";

/** Deletes the invitations of an address, which must be in lower case. */
export async function eraseInvitations(db: Db, email: string): Promise<void> {
  await db.delete(roleInvitations).where(eq(roleInvitations.email, email));
}
