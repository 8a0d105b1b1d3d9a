// Services that do not answer: the owner is told once, and the shop tries until they are back.
import { and, eq, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { queueMail } from "#modules/mail/queue-mail.ts";
import { readSettings } from "#modules/settings/read-settings.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import { runInShop, sendTaskCall, type PaymentParts } from "./payment-parts.ts";
import { queueReading } from "./queue-reading.ts";
import { findServiceRecord, getServiceName } from "./services/records.ts";
import { expireTrials, listOpenTrials } from "./trials/trial-pages.ts";
import { paymentWays } from "./way-tables.ts";

/** Most outages are over before anyone could do something about them. */
const NOTIFIED_AFTER_MS = 10 * MINUTE_MS;

/**
 * Tries the services that do not answer, and tells the owner of those that have not for a while.
 * Has the open trials read besides, and ends those whose time is over.
 */
export async function watchServices(parts: PaymentParts): Promise<void> {
  const connected = await runInShop(parts, (ctx) => parts.payments.listServices(ctx));
  for (const each of connected)
    if (each.awaySince !== null)
      // oxlint-disable-next-line no-await-in-loop -- hardly ever more than one
      await sendTaskCall(parts, each, (service) => service.checkKeys()).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        parts.log.warn({ service: each.code, reason }, "a payment service is still away");
      });
  await runInShop(parts, async (ctx) => {
    for (const { code } of connected)
      // oxlint-disable-next-line no-await-in-loop -- one connection, hardly ever more than one
      await notifyOwner(ctx, code);
    for (const page of await listOpenTrials(ctx))
      // oxlint-disable-next-line no-await-in-loop -- one of each service at most
      if (page.sessionId !== null) await queueReading(ctx.db, page);
    // A service may say "open" of a page for ever; it is read once more all the same.
    await expireTrials(ctx);
  });
}

/** Services of whose absence the owner was told, when, and since when they are away. */
export async function listAwayServices({
  db,
}: Pick<Context, "db">): Promise<{ code: string; name: string; at: Date; since: Date }[]> {
  const { code, awaySince, awayNotifiedAt } = paymentWays;
  const rows = await db
    .select({ code, awaySince, awayNotifiedAt })
    .from(paymentWays)
    .where(and(isNotNull(awaySince), isNotNull(awayNotifiedAt)));
  return rows.flatMap((row) => {
    const record = findServiceRecord(row.code);
    const { awaySince: since, awayNotifiedAt: at } = row;
    if (record === undefined || at === null || since === null) return [];
    return [{ code: row.code, name: record.name, at, since }];
  });
}

async function notifyOwner(ctx: Context, service: string): Promise<void> {
  const { db, clock } = ctx;
  const { code, awaySince, awayNotifiedAt } = paymentWays;
  const now = clock();
  const since = new Date(now.getTime() - NOTIFIED_AFTER_MS);
  const [notified] = await db
    .update(paymentWays)
    .set({ awayNotifiedAt: now })
    .where(and(eq(code, service), lte(awaySince, since), isNull(awayNotifiedAt)))
    .returning({ awaySince });
  if (notified?.awaySince) await queueAwayMail(ctx, service, notified.awaySince);
}

async function queueAwayMail(ctx: Context, code: string, awaySince: Date): Promise<void> {
  const { email_notifications, support_email } = await readSettings(ctx);
  if (email_notifications)
    await queueMail(ctx.db, {
      kind: "payment-service-away",
      to: support_email,
      content: {
        service: getServiceName(code),
        awaySince: awaySince.toISOString(),
      },
      dedupeKey: `payment-service-away:${code}:${awaySince.toISOString()}`,
    });
  // Has the back office read its notifications again.
  await ctx.db.execute(sql`select pg_notify('shop_news', 'much')`);
}
