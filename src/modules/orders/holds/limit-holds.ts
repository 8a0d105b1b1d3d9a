import { sql } from "drizzle-orm";
import { RESERVATION_MS } from "#modules/payments/payments.ts";
import { APART_MS } from "#platform/clocks-apart.ts";
import type { TaskParts } from "#platform/jobs/worker.ts";
import { system } from "#shared/actor.ts";
import { isUnpaidHold } from "./unpaid-hold.ts";

/**
 * Orders that a clock which was ahead has dated into the future hold their units no longer than
 * others do from now on. Units behind a link to pay are held for as long as that says.
 */
export async function limitHolds({
  database,
  clock,
}: Pick<TaskParts, "database" | "clock">): Promise<void> {
  const nowMs = clock().getTime();
  const computeTimeAfter = (ms: number) => sql`${new Date(nowMs + ms).toISOString()}::timestamptz`;
  await database.runInTransaction(system, (db) =>
    db.execute(sql`
      update orders o set reserved_until = least(o.reserved_until, case
        when o.payment_method = 'stripe' then ${computeTimeAfter(RESERVATION_MS.stripe)}
        when exists (select from guest_holds h where h.order_id = o.id and h.confirmed_at is null)
          then ${computeTimeAfter(RESERVATION_MS.unconfirmed)}
        else ${computeTimeAfter(RESERVATION_MS.manual)} end)
      where ${isUnpaidHold} and o.created_at > ${computeTimeAfter(APART_MS)}
        and o.reserved_until > ${computeTimeAfter(RESERVATION_MS.stripe)} and o.payment_link_until is null`),
  );
}
