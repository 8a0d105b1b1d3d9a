import { and, inArray, notInArray, sql } from "drizzle-orm";
import type { Tasks } from "#modules/tasks.ts";
import type { Db } from "#platform/db/client.ts";
import { findBreaches } from "#platform/db/check-guards.ts";
import type { TaskParts } from "#platform/jobs/worker.ts";
import { system } from "#shared/actor.ts";
import type { Finding as AnyFinding } from "#shared/finding.ts";
import { integrityFindings } from "../integrity-tables.ts";
import { type IntegrityRule, integrityRules } from "./integrity-rules.ts";

/** A rule that is broken. */
export type Finding = {
  readonly rule: IntegrityRule;
  readonly count: number;
  /** Numbers of orders, or stock keeping units: the first few. */
  readonly examples: readonly string[];
};

/**
 * Checks that stock, orders and money agree with their ledgers; returns no findings when they do.
 * Orders may come in meanwhile, because each rule is one query of one moment. Needs the rights of
 * the shop itself.
 */
export async function checkIntegrity({
  db,
}: {
  readonly db: Pick<Db, "execute">;
}): Promise<Finding[]> {
  // Whole ledgers are read, so with millions of orders the queries need more time and memory than
  // those for visitors.
  await db.execute(
    sql`select set_config('statement_timeout', '5min', true), set_config('work_mem', '64MB', true)`,
  );
  const findings: Finding[] = [];
  for (const rule of Object.keys(integrityRules) as IntegrityRule[]) {
    const breaches = integrityRules[rule];
    const { count, examples } = await findBreaches(db, breaches);
    if (count > 0) findings.push({ rule, count, examples });
  }
  return findings;
}

const ownRules = Object.keys(integrityRules);

/** Rules of other modules, which are read from files and roles rather than from ledgers. */
export type OtherChecks = (now: Date) => Promise<readonly AnyFinding[]>;

/**
 * Checks the integrity rules every quarter of an hour, and those of others once a day. What is
 * wrong is logged, and stored for the back office until a check finds it right again.
 */
export function integrityTasks({ database, clock, log }: TaskParts, others?: OtherChecks): Tasks {
  async function recordFindings(findings: readonly Found[], isOwn: boolean): Promise<void> {
    await database.runInTransaction(system, (db) => saveFindings(db, findings, isOwn, clock()));
    for (const finding of findings) log.error(finding, "the books do not agree");
  }
  return {
    "check-integrity": {
      schedule: "7,22,37,52 * * * *",
      run: async () =>
        recordFindings(
          await database.runInTransaction(system, (db) => checkIntegrity({ db })),
          true,
        ),
    },
    ...(others && {
      "check-shop": {
        schedule: "25 3 * * *",
        run: async () => recordFindings((await others(clock())).map(toFound), false),
      },
    }),
  };
}

type Found = Pick<AnyFinding, "rule" | "count" | "examples">;

const toFound = ({ rule, count, examples }: AnyFinding): Found => ({ rule, count, examples });

/**
 * Stores what a check found of its rules, our own or all others. A rule that stays broken has been
 * broken since it was first found.
 */
async function saveFindings(
  db: Db,
  findings: readonly Found[],
  isOwn: boolean,
  foundAt: Date,
): Promise<void> {
  const { rule } = integrityFindings;
  const checked = isOwn ? inArray(rule, ownRules) : notInArray(rule, ownRules);
  const before = await db.select({ rule }).from(integrityFindings).where(checked);
  const broken = findings.map((finding) => finding.rule);
  await db.delete(integrityFindings).where(and(checked, notInArray(rule, broken)));
  if (findings.length > 0)
    await db
      .insert(integrityFindings)
      .values(findings.map((finding) => ({ ...finding, examples: [...finding.examples], foundAt })))
      .onConflictDoUpdate({
        target: rule,
        set: { count: sql`excluded.count`, examples: sql`excluded.examples` },
      });
  const isSame =
    before.length === broken.length && before.every((each) => broken.includes(each.rule));
  // Has the back office read its notifications again.
  if (!isSame) await db.execute(sql`select pg_notify('shop_news', 'much')`);
}
