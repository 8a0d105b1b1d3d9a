import { sql } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { findBreaches } from "#platform/db/find-breaches.ts";
import type { Task, TaskParts } from "#platform/jobs/worker.ts";
import { system } from "#shared/actor.ts";
import { type BookRule, bookRules } from "./integrity-rules.ts";

/** A rule that does not hold. */
export type Finding = {
  readonly rule: BookRule;
  readonly count: number;
  /** Numbers of orders, or stock keeping units: the first few. */
  readonly examples: readonly string[];
};

/**
 * Checks that stock, orders and money agree with their ledgers; nothing comes back when they do.
 * Orders may come in meanwhile: each rule sees one moment. Needs the rights of the shop itself.
 */
export async function checkIntegrity({
  db,
}: {
  readonly db: Pick<Db, "execute">;
}): Promise<Finding[]> {
  // Whole ledgers are read: with millions of orders that takes longer than a visitor would wait,
  // and more memory.
  await db.execute(
    sql`select set_config('statement_timeout', '5min', true), set_config('work_mem', '64MB', true)`,
  );
  const findings: Finding[] = [];
  for (const rule of Object.keys(bookRules) as BookRule[]) {
    const breaches = bookRules[rule];
    const { count, examples } = await findBreaches(db, breaches);
    if (count > 0) findings.push({ rule, count, examples });
  }
  return findings;
}

/** Looks through the books every quarter of an hour and tells the log what is wrong. */
export function bookTasks({ database, log }: TaskParts): Readonly<Record<string, Task>> {
  return {
    "check-integrity": {
      schedule: "7,22,37,52 * * * *",
      async run() {
        const findings = await database.inTransaction(system, (db) => checkIntegrity({ db }));
        for (const finding of findings) log.error(finding, "the books do not agree");
      },
    },
  };
}
