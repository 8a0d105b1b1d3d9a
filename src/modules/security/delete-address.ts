import { sql } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { countChanged } from "#platform/db/count-changed.ts";

/**
 * Removes a typed address from events and alerts, and returns from how many; they stay themselves,
 * for the patterns in them.
 */
export async function deleteAddress(db: Db, key: string): Promise<number> {
  const inEvents = await countChanged(
    db.execute(sql`
    update security_events
    set email = case when not app.mentions(email, ${key}) then email end,
      details = case when app.mentions(details::text, ${key}) then '{}' else details end
    where app.mentions(email, ${key}) or app.mentions(details::text, ${key})`),
  );
  const inAlerts = await countChanged(
    db.execute(sql`
    update security_alerts set events = (
      select jsonb_agg(case when app.mentions(e::text, ${key})
        then jsonb_build_object('type', e -> 'type', 'severity', e -> 'severity', 'timestamp', e -> 'timestamp', 'ip', e -> 'ip',
          'userAgent', e -> 'userAgent', 'details', jsonb_build_object(), 'email', null)
        else e end)
      from jsonb_array_elements(events) e
    )
    where app.mentions(events::text, ${key})`),
  );
  return inEvents + inAlerts;
}
