import { sql } from "drizzle-orm";
import type { Database, Db } from "#platform/db/client.ts";
import type { Log } from "#platform/log.ts";
import { system } from "#shared/actor.ts";
import type { Finding } from "#shared/finding.ts";
import type { SetupProblem } from "./setup-problems.ts";
import { setupWarnings } from "./tables.ts";

const labels = {
  "untrusted-proxy": {
    log: "a request from this computer or network has a forwarded address (X-Forwarded-For), but TRUSTED_PROXIES does not contain its sender: all visitors of that proxy share one rate limit",
    rule: "the proxies in front of the shop are named in TRUSTED_PROXIES",
    means:
      "Requests come through a proxy that is not listed, so all visitors seem to have the same address: after a few wrong passwords or messages, the shop refuses everyone.",
    advice:
      "Set TRUSTED_PROXIES to the address of the proxy (docs/running/proxies.md) and restart the shop.",
  },
  "silent-proxy": {
    log: "a proxy in TRUSTED_PROXIES forwarded a request without the visitor's address (X-Forwarded-For): all visitors of that proxy share one rate limit",
    rule: "the proxies in TRUSTED_PROXIES say where requests come from",
    means:
      "Requests come through a proxy that does not forward addresses, so all visitors seem to have the same address: after a few wrong passwords or messages, the shop refuses everyone.",
    advice:
      "Configure the proxy to append the visitor's address to X-Forwarded-For (docs/running/proxies.md).",
  },
} as const satisfies Record<SetupProblem, Record<"log" | "rule" | "means" | "advice", string>>;

/**
 * Reports a problem: at once in the log, and in the database for the back office and `shop check`.
 * Once per process.
 */
export function createSetupWarnings(options: { database: Database; clock: () => Date; log: Log }): {
  /** Returns at once. If the database cannot be reached, the next call tries again. */
  readonly record: (problem: SetupProblem) => void;
} {
  const { database, clock, log } = options;
  const logged = new Set<SetupProblem>();
  const stored = new Set<SetupProblem>();

  async function saveProblem(problem: SetupProblem): Promise<void> {
    stored.add(problem);
    try {
      await database.runInTransaction(system, (db) => saveWarning(db, problem, clock()));
    } catch (err) {
      stored.delete(problem);
      log.debug({ err }, "a warning about the set-up could not be stored");
    }
  }

  return {
    record(problem) {
      if (!logged.has(problem)) log.warn(labels[problem].log);
      logged.add(problem);
      if (!stored.has(problem)) void saveProblem(problem);
    },
  };
}

async function saveWarning(db: Db, problem: SetupProblem, noticedAt: Date): Promise<void> {
  await db
    .insert(setupWarnings)
    .values({ problem, noticedAt })
    .onConflictDoUpdate({ target: setupWarnings.problem, set: { noticedAt } });
  // Has the back office read its notifications again.
  await db.execute(sql`select pg_notify('shop_news', 'much')`);
}

/**
 * Deletes all warnings when an instance starts: problems that still exist will be noticed again.
 */
export async function deleteSetupWarnings(db: Db): Promise<void> {
  await db.delete(setupWarnings);
}

/** Warnings that running instances have noted since the last start. */
export function listSetupWarnings(db: Db): Promise<(typeof setupWarnings.$inferSelect)[]> {
  return db.select().from(setupWarnings);
}

/** The same as findings of `shop check`. */
export async function checkSetup(db: Db): Promise<Finding[]> {
  const found = await listSetupWarnings(db);
  return found.map(({ problem, noticedAt }) => {
    const { rule, means, advice } = labels[problem];
    return { rule, means, advice, count: 1, examples: [noticedAt.toISOString()] };
  });
}
