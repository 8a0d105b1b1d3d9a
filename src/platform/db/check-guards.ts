import { type SQL, sql } from "drizzle-orm";
import type { Explanation, Finding } from "#shared/finding.ts";
import { appRole } from "./app-login.ts";
import type { Db } from "./client.ts";

/**
 * Tables that triggers read or write with the rights of the owner, for whom no policy exists. For
 * all other roles the policies apply.
 */
const reachedByOwner = [
  "audit_log",
  "customers",
  "customer_notes",
  "daily_customer_stats",
  "push_devices",
  "untold_news",
];

const guards: Readonly<Record<string, Explanation & { breaches: SQL }>> = {
  "the shop's roles are weaker than the owner": {
    breaches: sql`
      select rolname::text as example from pg_roles
      where (rolname = ${appRole} or pg_has_role(${appRole}, oid, 'member'))
        and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication or rolcanlogin <> (rolname = ${appRole}))`,
    means:
      "A role of the shop can bypass the policies, create roles, or log in, so a bug in the shop could expose all data.",
    advice:
      "Find out who changed the role, and revert the change: alter role … nosuperuser nobypassrls nocreaterole nocreatedb noreplication, and nologin for all but shop_app.",
  },
  "the shop's login can do nothing by itself": {
    breaches: sql`
      select c.relname::text as example from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
        and has_table_privilege(${appRole}, c.oid, 'select, insert, update, delete, truncate')
      union all
      select rolname::text || ' (inherits)' from pg_roles where rolname = ${appRole} and rolinherit
      union all
      select granted.rolname::text from pg_auth_members m join pg_roles granted on granted.oid = m.roleid
      where m.member = ${appRole}::regrole and granted.rolname not like 'shop\\_%'`,
    means:
      "A query outside a transaction, and thus without a role, would be answered instead of refused.",
    advice: "Revoke the privileges of shop_app: it only needs to be a member of the shop's roles.",
  },
  "policies hold on every table": {
    breaches: sql`
      select c.relname::text as example from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
        and not (c.relrowsecurity and (
          c.relforcerowsecurity or c.relname in (${sql.join(
            reachedByOwner.map((name) => sql`${name}`),
            sql`, `,
          )})
        ))`,
    means:
      "Row-level security is off, or does not apply to the owner: users may see the rows of others.",
    advice:
      "Run alter table … enable row level security, and … force row level security. Then find out who turned it off.",
  },
  "every trigger is awake": {
    breaches: sql`
      select c.relname::text || '.' || t.tgname::text as example
      from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where c.relnamespace = 'public'::regnamespace and not t.tgisinternal and t.tgenabled <> 'O'`,
    means:
      "Since then, totals and the log of changes may be wrong, and forbidden changes may have been accepted.",
    advice:
      "Run alter table … enable trigger …, then check again: errors that were missed appear as other findings.",
  },
};

/** Checks that roles, policies and triggers in the database are as the migrations made them. */
export async function checkGuards(db: Pick<Db, "execute">): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [rule, { breaches, means, advice }] of Object.entries(guards)) {
    const { count, examples } = await findBreaches(db, breaches);
    if (count > 0) findings.push({ rule, count, examples, means, advice });
  }
  return findings;
}

/** The number of examples for a broken rule. */
export const EXAMPLES = 5;

/**
 * Counts the rows of a query that finds what breaks a rule, and returns the first few of its column
 * `example`.
 */
export async function findBreaches(
  db: Pick<Db, "execute">,
  breaches: SQL,
): Promise<{ count: number; examples: string[] }> {
  const { rows } = await db.execute<{ count: number; examples: string[] | null }>(
    sql`select count(*)::integer as count,
        (array_agg(example order by example))[1:${EXAMPLES}::integer] as examples
      from (${breaches}) breaches`,
  );
  const [{ count, examples } = { count: 0, examples: null }] = rows;
  return { count, examples: examples ?? [] };
}
