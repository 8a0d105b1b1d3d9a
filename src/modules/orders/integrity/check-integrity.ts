import { notInArray, sql } from "drizzle-orm";
import type { Tasks } from "#modules/tasks.ts";
import type { Db } from "#platform/db/client.ts";
import { findBreaches } from "#platform/db/check-guards.ts";
import type { TaskParts } from "#platform/jobs/worker.ts";
import { system } from "#shared/actor.ts";
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

/**
 * Checks the integrity rules every quarter of an hour. What is wrong is logged, and stored for the
 * back office until a check finds it right again.
 */
export function integrityTasks({ database, clock, log }: TaskParts): Tasks {
  return {
    "check-integrity": {
      schedule: "7,22,37,52 * * * *",
      async run() {
        const findings = await database.runInTransaction(system, (db) => checkIntegrity({ db }));
        await database.runInTransaction(system, (db) => saveFindings(db, findings, clock()));
        for (const finding of findings) log.error(finding, "the books do not agree");
      },
    },
  };
}

/** A rule that stays broken has been broken since it was first found. */
async function saveFindings(db: Db, findings: readonly Finding[], foundAt: Date): Promise<void> {
  const broken = findings.map(({ rule }) => rule);
  await db.delete(integrityFindings).where(notInArray(integrityFindings.rule, broken));
  if (findings.length > 0)
    await db
      .insert(integrityFindings)
      .values(findings.map((finding) => ({ ...finding, examples: [...finding.examples], foundAt })))
      .onConflictDoUpdate({
        target: integrityFindings.rule,
        set: { count: sql`excluded.count`, examples: sql`excluded.examples` },
      });
}
