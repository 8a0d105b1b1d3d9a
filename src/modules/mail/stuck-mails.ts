import { and, asc, sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { setupReasons } from "#shared/mail-reasons.ts";
import { mails } from "./tables.ts";

/** After this many attempts in vain a mail does not wait for something that passes by itself. */
const PATIENT_ATTEMPTS = 3;

/**
 * The rows of `mails` that need the attention of staff: those that have failed or may not have
 * arrived, and those that wait for a mended setup, or for longer than is usual.
 */
export const isStuck = sql`(mails.state in ('failed', 'unknown') or mails.state = 'queued' and (
  mails.attempts >= ${PATIENT_ATTEMPTS} or mails.reason in ${setupReasons}))`;

/** The mails to this address about an order that need the attention of staff, the oldest first. */
export async function listStuckMails(
  { db }: Pick<Context, "db">,
  { to, adminPath }: { readonly to: string; readonly adminPath: string },
) {
  return db
    .select({
      id: mails.id,
      kind: mails.kind,
      state: mails.state,
      reason: mails.reason,
      createdAt: mails.createdAt,
    })
    .from(mails)
    .where(
      and(
        sql`lower(${mails.recipient}) = lower(${to})`,
        sql`${mails.content} ->> 'adminPath' = ${adminPath}`,
        isStuck,
      ),
    )
    .orderBy(asc(mails.createdAt), asc(mails.id));
}
