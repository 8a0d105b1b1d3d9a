// Shop and database have a clock each. Both stand in the same rows, so they have to agree.
import { sql } from "drizzle-orm";
import { system } from "#shared/actor.ts";
import type { Finding } from "#shared/finding.ts";
import type { Clock } from "./clock.ts";
import type { Database } from "./db/client.ts";
import type { Log } from "./log.ts";

/** Clocks that are set from the network differ by less than a tenth of a second. */
export const APART_MS = 5_000;
const LOOK_MS = 900_000;

/**
 * How many milliseconds the shop's clock is ahead of the database's, at least; negative when it is
 * behind, and 0 while the time that the question took explains the difference.
 */
export async function measureAhead(
  database: Pick<Database, "runInTransaction">,
  clock: Clock,
): Promise<number> {
  const before = clock().getTime();
  const { rows } = await database.runInTransaction(system, (db) =>
    db.execute<{ ms: number }>(sql`select (extract(epoch from app.now()) * 1000)::float8 as ms`),
  );
  const after = clock().getTime();
  const there = rows[0]?.ms ?? before;
  return Math.max(0, before - there) + Math.min(0, after - there);
}

const isApart = (aheadMs: number): boolean => Math.abs(aheadMs) >= APART_MS;

/** A finding where both clocks are apart. */
export async function checkClocks(
  database: Pick<Database, "runInTransaction">,
  clock: Clock,
): Promise<Finding[]> {
  const aheadMs = await measureAhead(database, clock);
  if (!isApart(aheadMs)) return [];
  return [
    {
      rule: "the clocks of the shop and of its database agree",
      count: 1,
      examples: [describe(aheadMs)],
      means:
        "Jobs begin too late or twice, links expire too early, and days end at the wrong hour.",
      advice: "Set both computers' clocks from the network (NTP), and restart the shop.",
    },
  ];
}

/**
 * Compares both clocks at once and each quarter of an hour, until the returned function is called.
 * Warns when they have come apart, and says when they agree again.
 */
export function watchClocks(parts: {
  database: Pick<Database, "runInTransaction">;
  clock: Clock;
  log: Log;
}): () => void {
  const { database, clock, log } = parts;
  let wereApart = false;
  const compareClocks = async () => {
    const aheadMs = await measureAhead(database, clock);
    if (isApart(aheadMs) && !wereApart)
      log.warn({ aheadMs: Math.round(aheadMs) }, `the clocks disagree: ${describe(aheadMs)}`);
    if (!isApart(aheadMs) && wereApart) log.info("the clocks of shop and database agree again");
    wereApart = isApart(aheadMs);
  };
  // Without the database others say so.
  const tryComparing = () =>
    void compareClocks().catch((err: unknown) => log.debug({ err }, "no other clock"));
  const timer = setInterval(tryComparing, LOOK_MS);
  timer.unref();
  tryComparing();
  return () => clearInterval(timer);
}

function describe(aheadMs: number): string {
  const seconds = Math.round(Math.abs(aheadMs) / 1_000);
  return `the shop's is ${seconds} s ${aheadMs > 0 ? "ahead of" : "behind"} the database's`;
}
