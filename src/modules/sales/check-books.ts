import { sql } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import type { Task, TaskParts } from "#platform/jobs/worker.ts";
import { system } from "#shared/actor.ts";
import { bookRules } from "./books.ts";

/** How many breaches of a rule are named. */
const EXAMPLES = 5;

/** A rule that does not hold. */
export type Finding = {
  readonly rule: string;
  readonly count: number;
  /** Numbers of orders, or stock keeping units: the first few. */
  readonly examples: readonly string[];
};

/**
 * Checks that stock, orders and money agree with their ledgers; nothing comes back when they do. Orders may come in
 * meanwhile: each rule sees one moment. Needs the rights of the shop itself.
 */
export async function checkBooks({ db }: { readonly db: Pick<Db, "execute"> }): Promise<Finding[]> {
  // Whole ledgers are read: with millions of orders that takes longer than a visitor would wait, and more memory.
  await db.execute(
    sql`select set_config('statement_timeout', '5min', true), set_config('work_mem', '64MB', true)`,
  );
  const findings: Finding[] = [];
  for (const [rule, breaches] of Object.entries(bookRules)) {
    const { rows } = await db.execute<{ count: number; examples: string[] | null }>(
      sql`select count(*)::integer as count,
          (array_agg(example order by example))[1:${EXAMPLES}::integer] as examples
        from (${breaches}) breaches`,
    );
    const [{ count, examples } = { count: 0, examples: null }] = rows;
    if (count > 0) findings.push({ rule, count, examples: examples ?? [] });
  }
  return findings;
}

/** Looks through the books every quarter of an hour and tells the log what is wrong. */
export function bookTasks({ database, log }: TaskParts): Readonly<Record<string, Task>> {
  return {
    "check-books": {
      schedule: "7,22,37,52 * * * *",
      async run() {
        const findings = await database.inTransaction(system, (db) => checkBooks({ db }));
        for (const finding of findings) log.error(finding, "the books do not agree");
      },
    },
  };
}
