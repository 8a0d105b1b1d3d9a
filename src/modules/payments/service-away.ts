import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import type { Log } from "#platform/log.ts";
import { AppError } from "#shared/errors.ts";
import { isPaymentRefused, type PaymentService } from "./payments.ts";
import { paymentWays } from "./way-tables.ts";
import { LAST_PLACE } from "./ways/way.ts";
import type { ConnectedService } from "./ways/ways.ts";

type Parts = {
  readonly log: Log;
  readonly clock: () => Date;
  /** Runs `work` in a transaction of its own. */
  readonly run: (work: (ctx: Pick<Context, "db">) => Promise<void>) => Promise<void>;
};

/**
 * Calls a payment service, outside any transaction, and stores from when on it does not answer, and
 * that it answers again. What the service refuses for good is an answer.
 */
export async function sendCall<T>(
  { log, clock, run }: Parts,
  { code, service, awaySince }: ConnectedService,
  call: (service: PaymentService) => Promise<T>,
): Promise<T> {
  try {
    const answer = await call(service);
    if (awaySince !== null) await run((ctx) => recordBack(ctx, code));
    return answer;
  } catch (error) {
    const isAnswer =
      isPaymentRefused(error) || (error instanceof AppError && error.code !== "unavailable");
    if (!isAnswer && awaySince === null) {
      log.info({ service: code }, "a payment service does not answer");
      await run((ctx) => recordAway(ctx, code, clock()));
    }
    throw error;
  }
}

async function recordAway({ db }: Pick<Context, "db">, code: string, now: Date): Promise<void> {
  const changed = await db
    .update(paymentWays)
    .set({ awaySince: now })
    .where(and(eq(paymentWays.code, code), isNull(paymentWays.awaySince)))
    .returning({ code: paymentWays.code });
  if (changed.length > 0) return;
  await db
    .insert(paymentWays)
    // Whether it is on is still up to the configuration.
    .values({ code, isOn: null, position: LAST_PLACE, awaySince: now })
    .onConflictDoNothing();
}

async function recordBack({ db }: Pick<Context, "db">, code: string): Promise<void> {
  await db
    .update(paymentWays)
    .set({ awaySince: null, awayNotifiedAt: null })
    .where(and(eq(paymentWays.code, code), isNotNull(paymentWays.awaySince)));
}
