/** Reschedules jobs that a clock that was ahead has planned too far in the future. */
import type pg from "pg";
import { APART_MS } from "../clocks-apart.ts";
import { countChanged } from "../db/count-changed.ts";
import type { Log } from "../log.ts";

const LOOK_MS = 60_000;

/** A failed job waits that many seconds, by the library's own rule. */
const WAIT = "case attempts when 0 then 0 else exp(least(attempts, 10)) end * interval '1 second'";
const SLACK = `interval '${APART_MS} milliseconds'`;

/**
 * Checks at once, and then each minute, until the signal: what the queue has planned later than it
 * could is due now, by the database's clock. Calls `onStepBack` when this process's own clock was
 * set back: the library then waits for a minute that was there already. Resolves after the first
 * look, and rejects if that fails.
 */
export async function watchTime(parts: {
  pool: Pick<pg.Pool, "query">;
  log: Log;
  stopped: AbortSignal;
  onStepBack: () => void;
}): Promise<void> {
  const { pool, log, stopped, onStepBack } = parts;
  let wasAhead = false;
  let last = readClocks();

  async function checkTime(own?: Date): Promise<void> {
    const late = await restoreSchedules(pool, own);
    const isAhead = late.schedules > 0 || late.jobs > 0;
    if (isAhead && !wasAhead)
      log.warn(late, "a clock was ahead: what it had planned for later is due now");
    wasAhead = isAhead;
  }

  async function checkTimeAgain(): Promise<void> {
    const before = last;
    last = readClocks();
    const stepMs = last.wallMs - before.wallMs - (last.elapsedMs - before.elapsedMs);
    const isSetBack = stepMs <= -APART_MS;
    await checkTime(isSetBack ? new Date(last.wallMs) : undefined).catch((err: unknown) =>
      log.debug({ err }, "the queue's times are not known"),
    );
    if (isSetBack && !stopped.aborted) onStepBack();
  }

  await checkTime();
  const timer = setInterval(() => void checkTimeAgain(), LOOK_MS);
  timer.unref();
  stopped.addEventListener("abort", () => clearInterval(timer));
}

const readClocks = () => ({
  wallMs: Date.now(), // real time: the library counts its minutes by it
  elapsedMs: performance.now(),
});

/** `own` is the time of this process where that is earlier than the database's. */
async function restoreSchedules(pool: Pick<pg.Pool, "query">, own?: Date) {
  const schedules = await countChanged(
    pool.query(
      `update graphile_worker._private_known_crontabs
     set last_execution = date_trunc('minute', least(now(), $1)), known_since = least(known_since, now())
     where last_execution > least(now(), $1::timestamptz) + ${SLACK}`,
      [own],
    ),
  );
  const jobs = await countChanged(
    pool.query(
      `update graphile_worker._private_jobs set run_at = now() + ${WAIT}
     where locked_at is null and run_at > now() + ${WAIT} + ${SLACK}`,
    ),
  );
  return { schedules, jobs };
}
