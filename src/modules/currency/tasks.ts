import type { Context } from "#modules/context.ts";
import { runAs } from "#modules/run-as.ts";
import type { Tasks } from "#modules/tasks.ts";
import type { TaskParts } from "#platform/jobs/worker.ts";
import { system } from "#shared/actor.ts";
import { HOUR_MS } from "#shared/durations.ts";
import { AppError } from "#shared/errors.ts";
import { listUnrated } from "./list-rates.ts";
import { fetchRates } from "./fetch-rates.ts";
import { findNewestIlsRate } from "./newest-rate.ts";
import type { RateSource } from "./rate-source.ts";

/** Sources update once a day; a shorter age leaves some hours for retries. */
const FRESH_MS = 20 * HOUR_MS;

/**
 * Looks every hour whether the shekel's rate is of today and every currency of the shop has one,
 * and fetches rates if not. Does nothing without a source.
 */
export function currencyTasks(
  parts: TaskParts & { readonly rateSource: RateSource | undefined },
): Tasks {
  const { log, rateSource } = parts;
  if (rateSource === undefined) return {};
  const asCaller: Parameters<typeof fetchRates>[0]["asCaller"] = (work) =>
    runAs(parts, system, work);
  return {
    "fetch-rates": {
      schedule: "23 * * * *",
      async run() {
        if (await asCaller(hasFreshRates)) return;
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

async function hasFreshRates(ctx: Pick<Context, "db" | "clock">): Promise<boolean> {
  const last = await findNewestIlsRate(ctx);
  if (last === undefined || ctx.clock().getTime() - last.updatedAt.getTime() >= FRESH_MS)
    return false;
  return (await listUnrated(ctx)).length === 0;
}
