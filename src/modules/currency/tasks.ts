import type { Tasks } from "#modules/tasks.ts";
import type { TaskParts } from "#platform/jobs/worker.ts";
import { system } from "#shared/actor.ts";
import { HOUR_MS } from "#shared/durations.ts";
import { AppError } from "#shared/errors.ts";
import { fetchRates } from "./fetch-rates.ts";
import { findNewestIlsRate } from "./newest-rate.ts";
import type { RateSource } from "./rate-source.ts";
import { rateBase } from "./rates.ts";

/** Sources update once a day; a shorter age leaves some hours for retries. */
const FRESH_MS = 20 * HOUR_MS;

/**
 * Looks every hour whether the shekel's rate is of today, and fetches rates if not. Does nothing
 * without a source.
 */
export function currencyTasks(
  parts: TaskParts & { readonly rateSource: RateSource | undefined },
): Tasks {
  const { database, clock, log, rateSource } = parts;
  if (rateSource === undefined) return {};
  const asCaller: Parameters<typeof fetchRates>[0]["asCaller"] = (work) =>
    database.runInTransaction(system, (db) => work({ db, actor: system, clock, log }));
  return {
    "fetch-rates": {
      schedule: "23 * * * *",
      async run() {
        const last = await asCaller((ctx) => findNewestIlsRate(ctx, rateBase));
        if (last !== undefined && clock().getTime() - last.updatedAt.getTime() < FRESH_MS) return;
        try {
          await fetchRates({ rateSource, asCaller });
        } catch (error) {
          if (!(error instanceof AppError) || error.code !== "rates_unavailable") throw error;
          // It is tried again in an hour; the back office shows the age of the rates.
          log.warn({ err: error }, "no exchange rates could be fetched");
        }
      },
    },
  };
}
