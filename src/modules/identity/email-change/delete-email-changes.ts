import { and, isNull, lte } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { countChanged } from "#platform/db/count-changed.ts";
import { emailChanges } from "../email-change-tables.ts";

/**
 * Removes unconfirmed changes whose links are no longer valid; returns how many. Confirmed ones
 * stay with their account.
 */
export async function deleteEmailChanges(db: Db, now: Date): Promise<number> {
  return countChanged(
    db
      .delete(emailChanges)
      .where(and(isNull(emailChanges.confirmedAt), lte(emailChanges.stoppableUntil, now))),
  );
}
