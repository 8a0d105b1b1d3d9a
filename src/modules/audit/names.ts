import { sql } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { isUuid } from "#shared/uuid.ts";
import type { AuditEntry } from "./contract.ts";

type Named = Pick<AuditEntry, "entity" | "actorId" | "entityId" | "before" | "after" | "subject">;

/**
 * Names to show, by the ids of the people and rows that entries concern. Rows that are gone or have
 * no name are left out.
 */
export async function findNames(
  db: Db,
  entries: readonly Named[],
): Promise<Record<string, string>> {
  const ids = [...new Set(entries.flatMap(getIds))].filter(isUuid);
  const carrierIds = entries.flatMap(getCarrierIds);
  if (ids.length + carrierIds.length === 0) return {};
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select id, name from carriers where id = any(string_to_array(${carrierIds.join(",")}, ','))
    union all
    select named.id::text, named.name
    from (
      select id, name from products
      union all
      select v.id, p.name || ' – ' || v.variant_name from product_variants v join products p on p.id = v.product_id
      union all
      select id, name from product_categories
      union all
      select id, code from coupons
      union all
      select id, name from markets
      union all
      select id, full_name from profiles
      union all
      select id, name from customers
      union all
      select id, coalesce(name, email) from messages
      union all
      select id, recipient from mails
      union all
      select id, email from newsletter_subscribers
    ) named
    where named.id = any(string_to_array(${ids.join(",")}, ',')::uuid[])`);
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
}

/** Carriers have ids of their own form. */
function getCarrierIds({ entity, entityId, before, after }: Named): string[] {
  const named = [before, after].map((row) => row?.["carrier"]);
  return [entity === "carriers" ? entityId : undefined, ...named].filter(
    (id) => typeof id === "string",
  );
}

function getIds({ actorId, entityId, before, after, subject }: Named): string[] {
  const columns = [...Object.entries(before ?? {}), ...Object.entries(after ?? {})];
  return [
    entityId,
    ...(actorId === null ? [] : [actorId]),
    ...(typeof subject?.id === "string" ? [subject.id] : []),
    ...columns.flatMap(([column, value]) =>
      /_ids?$/.test(column) ? [value].flat().filter((it) => typeof it === "string") : [],
    ),
  ];
}
