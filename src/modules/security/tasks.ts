import { lt, sql } from "drizzle-orm";
import { z } from "zod";
import type { Tasks } from "#modules/tasks.ts";
import { countChanged } from "#platform/db/count-changed.ts";
import { task, type TaskParts } from "#platform/jobs/worker.ts";
import { system } from "#shared/actor.ts";
import { securityLimits } from "./rules.ts";
import { securityAlerts } from "./tables.ts";

/**
 * Background tasks of the monitor: every hour it removes alerts older than a day, and all but the
 * newest events. Of each type the newest ones are kept, so that a flood of one type does not remove
 * the others.
 */
export function securityTasks({ database, clock, log }: TaskParts): Tasks {
  const cleanup = task(z.unknown(), async () => {
    const oldest = new Date(clock().getTime() - securityLimits.alertLifetimeMs);
    const removed = await database.runInTransaction(system, async (db) => {
      const listAlerts = db.delete(securityAlerts).where(lt(securityAlerts.raisedAt, oldest));
      const listEvents = db.execute(sql`
        delete from security_events where id in (
          select id from (
            select id, occurred_at, row_number() over (partition by type order by occurred_at desc, id desc) as place
            from security_events
          ) as ranked
          order by place <= ${securityLimits.storedEventsOfAType} desc, occurred_at desc, id desc
          offset ${securityLimits.storedEvents}
        )`);
      return { alerts: await countChanged(listAlerts), events: await countChanged(listEvents) };
    });
    log.debug(removed, "the security log has been cleaned up");
  });
  return { "security-cleanup": { ...cleanup, schedule: "23 * * * *" } };
}
