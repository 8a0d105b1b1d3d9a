import { and, eq, getTableColumns, gte, lt, sql, type SQL } from "drizzle-orm";
import { SHOP_TIME_ZONE } from "#i18n/format.ts";
import type { Context } from "#modules/context.ts";
import { readPage, type Order } from "#platform/db/read-page.ts";
import { createWholeNumberKey } from "#platform/db/sort-key.ts";
import type { AuditFilter } from "./contract.ts";
import { findNames } from "./names.ts";
import { findSubjects } from "./find-subjects.ts";
import { auditLog, endOfId } from "./tables.ts";

const newest: Order = {
  name: "audit",
  keys: [createWholeNumberKey(sql`${auditLog.id}`)],
  direction: "desc",
};
const NUMBER = /^#?([\da-f]{8})$/i;

/**
 * Up to 50 entries, the newest first, each with what it is about, the names of the rows they
 * mention, and the cursor of those that follow; null when there are none. Throws `invalid_fields`
 * for a cursor that no page ended with.
 */
export async function listAuditEntries(
  { db }: Pick<Context, "db">,
  { after, ...filter }: AuditFilter & { readonly after?: string | undefined },
) {
  const { rows, nextCursor } = await readPage({ order: newest, after }, (page) =>
    db
      .select({ ...getTableColumns(auditLog), place: page.place })
      .from(auditLog)
      .where(and(...getConditions(filter), page.follows))
      .orderBy(page.order)
      .limit(page.limit),
  );
  const subjects = await findSubjects(db, rows);
  const entries = rows.map(({ createdAt, before, after: now, ...row }) => ({
    ...row,
    at: createdAt,
    before: before && { ...before },
    after: now && { ...now },
    subject: subjects.get(row.id) ?? null,
  }));
  return { entries, names: await findNames(db, entries), nextCursor };
}

type AuditPerson = { id: string; email: string | null; name: string | null };

/**
 * Everyone who has entries in the log, with the name while the account exists, and with the last
 * address. Jumps from person to person in the index, so it stays fast when the log is long.
 */
export async function listAuditPeople({ db }: Pick<Context, "db">): Promise<AuditPerson[]> {
  const { rows } = await db.execute<AuditPerson>(sql`
    with recursive people as (
      (select actor_id from ${auditLog} where actor_id is not null order by actor_id limit 1)
      union all
      select (select l.actor_id from ${auditLog} l where l.actor_id > people.actor_id order by l.actor_id limit 1)
      from people where people.actor_id is not null
    )
    select people.actor_id as id, latest.actor_email as email, nullif(btrim(p.full_name), '') as name
    from people
    left join profiles p on p.id = people.actor_id
    cross join lateral (
      select l.actor_email from ${auditLog} l where l.actor_id = people.actor_id order by l.id desc limit 1
    ) latest
    order by coalesce(p.full_name, latest.actor_email) nulls last, people.actor_id`);
  return rows;
}

function getConditions({
  person,
  entity,
  action,
  from,
  until,
  q,
}: AuditFilter): (SQL | undefined)[] {
  return [
    person === undefined ? undefined : eq(auditLog.actorId, person),
    entity === undefined ? undefined : eq(auditLog.entity, entity),
    action === undefined ? undefined : eq(auditLog.action, action),
    from === undefined ? undefined : gte(auditLog.createdAt, getBegin(from, 0)),
    until === undefined ? undefined : lt(auditLog.createdAt, getBegin(until, 1)),
    q === undefined || q === "" ? undefined : matchNames(q),
  ];
}

/** The first moment of a day in the shop's time zone, or of a later one. */
function getBegin(day: string, later: number): SQL {
  return sql`(${day}::date + ${later}::integer)::timestamp at time zone ${SHOP_TIME_ZONE}`;
}

function matchNames(q: string): SQL | undefined {
  const [, number] = NUMBER.exec(q) ?? [];
  return number === undefined
    ? eq(auditLog.entityId, q.toLowerCase())
    : eq(endOfId(auditLog.entityId), number.toLowerCase());
}
