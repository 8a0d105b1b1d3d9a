import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { AppError, createFieldsError } from "#shared/errors.ts";
import { paymentMessagePath } from "../message-path.ts";
import type { PageRow } from "../page-rows.ts";
import { isPaymentRefused } from "../payments.ts";
import { queueReading } from "../queue-reading.ts";
import { sendCall } from "../service-away.ts";
import { paymentPages } from "../way-tables.ts";
import type { ConnectContext } from "../ways/connect-way.ts";
import { getService } from "../ways/stored-ways.ts";
import type { ConnectedService } from "../ways/ways.ts";
import { expireTrials, listOpenTrials, TRIAL_MS } from "./trial-pages.ts";

type TrialContext = ConnectContext & {
  /** The path to which the owner comes back from the service. */
  readonly returnPath: string;
};

/**
 * Opens the page where the owner pays the smallest amount of a service, and returns its address; of
 * a trial that is open already, its page. Throws `not_found`, `invalid_fields` (`id`:
 * "not_connected"), `payment_refused`, and `unavailable` when the service does not answer.
 */
export async function startTrial(ctx: TrialContext, id: string): Promise<{ url: string }> {
  const { code } = getService(id);
  const { connected, page } = await ctx.asCaller(async (inside) => {
    const found = await ctx.payments.findService(inside, code);
    if (found === undefined) throw createFieldsError({ id: ["not_connected"] });
    return { connected: found, page: await openTrial(inside, found) };
  });
  try {
    const { sessionId, url } = await requestPage(ctx, connected, page);
    await ctx.asCaller(({ db }) =>
      db
        .update(paymentPages)
        .set({ sessionId, lastError: null })
        .where(eq(paymentPages.id, page.id)),
    );
    return { url };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await ctx.asCaller((inside) => recordNoPage(inside, page.id, reason));
    const isRefused = isPaymentRefused(error);
    throw new AppError(isRefused ? "payment_refused" : "unavailable", reason, { cause: error });
  }
}

/**
 * Has the open trial of a service read, for an owner who comes back from paying before a message
 * does. Throws `not_found` for a code that no service has.
 */
export async function requestTrialReading({ db }: Pick<Context, "db">, id: string): Promise<void> {
  for (const page of await listOpenTrials({ db }, getService(id).code))
    // oxlint-disable-next-line no-await-in-loop -- one at most
    await queueReading(db, page);
}

/** The open trial of a service, or a new one; of two requests at once both get the same. */
async function openTrial(
  ctx: Pick<Context, "db" | "clock">,
  { code, record }: ConnectedService,
): Promise<PageRow> {
  await expireTrials(ctx);
  const { amountMinor, currency } = record.trial;
  await ctx.db
    .insert(paymentPages)
    .values({
      id: randomUUID(),
      service: code,
      amountMinor,
      currency,
      chargedMinor: amountMinor,
      chargedCurrency: currency,
      createdAt: ctx.clock(),
    })
    .onConflictDoNothing();
  const [page] = await listOpenTrials(ctx, code);
  if (page === undefined) throw new Error("there is no trial");
  return page;
}

function requestPage(ctx: TrialContext, connected: ConnectedService, page: PageRow) {
  const { publicUrl, returnPath, asCaller } = ctx;
  const { code, record } = connected;
  return sendCall({ ...ctx, run: (work) => asCaller(work) }, connected, (service) =>
    service.openPage({
      orderId: page.id,
      orderNumber: "TRIAL",
      customerEmail: undefined,
      ...record.trial,
      description: "Trial payment",
      successUrl: `${publicUrl}${returnPath}?trial=${code}`,
      cancelUrl: `${publicUrl}${returnPath}`,
      messageUrl: `${publicUrl}${paymentMessagePath(code)}`,
      expiresAt: new Date(page.createdAt.getTime() + TRIAL_MS),
    }),
  );
}

/** Without a page nobody can pay, unless another request has got it meanwhile. */
async function recordNoPage(
  { db }: Pick<Context, "db">,
  id: string,
  lastError: string,
): Promise<void> {
  await db
    .update(paymentPages)
    .set({ state: "failed", lastError })
    .where(and(eq(paymentPages.id, id), isNull(paymentPages.sessionId)));
}
