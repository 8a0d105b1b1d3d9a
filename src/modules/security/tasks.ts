import { desc, lt, sql } from "drizzle-orm";
import { z } from "zod";
import { task, type Task, type TaskParts } from "#platform/jobs/worker.ts";
import { system } from "#shared/actor.ts";
import { securityLimits } from "./rules.ts";
import { securityAlerts, securityEvents } from "./tables.ts";

/** What the monitor does by itself: every hour it removes alerts older than a day, and all but the newest events. */
export function securityTasks({ database, clock, log }: TaskParts): Readonly<Record<string, Task>> {
  const cleanup = task(z.unknown(), async () => {
    const oldest = new Date(clock().getTime() - securityLimits.alertLifetimeMs);
    const removed = await database.inTransaction(system, async (db) => {
      const alerts = await db.delete(securityAlerts).where(lt(securityAlerts.raisedAt, oldest));
      const surplus = db
        .select({ occurredAt: securityEvents.occurredAt, id: securityEvents.id })
        .from(securityEvents)
        .orderBy(desc(securityEvents.occurredAt), desc(securityEvents.id))
        .offset(securityLimits.keptEvents)
        .limit(1);
      const events = await db
        .delete(securityEvents)
        .where(sql`(${securityEvents.occurredAt}, ${securityEvents.id}) <= (${surplus})`);
      return { alerts: alerts.rowCount, events: events.rowCount };
    });
    log.debug(removed, "the security log has been cleaned up");
  });
  return { "security-cleanup": { ...cleanup, schedule: "23 * * * *" } };
}
