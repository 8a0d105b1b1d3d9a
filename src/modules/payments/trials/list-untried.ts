import { and, eq, gte, isNotNull, isNull } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import type { MoneyMethod } from "#modules/orders/kinds.ts";
import { payments } from "../tables.ts";
import { paymentPages, paymentWays } from "../way-tables.ts";

/**
 * Those of the services through which no money has come with their present keys: neither a trial
 * that was paid back, nor a payment of an order.
 */
export async function listUntried(
  { db }: Pick<Context, "db">,
  codes: readonly MoneyMethod[],
): Promise<string[]> {
  const rows = await db
    .select({ code: paymentWays.code, connectedAt: paymentWays.connectedAt })
    .from(paymentWays);
  const untried: string[] = [];
  for (const code of codes) {
    const since = rows.find((row) => row.code === code)?.connectedAt ?? new Date(0);
    const isTrial = and(
      eq(paymentPages.service, code),
      isNull(paymentPages.orderId),
      isNotNull(paymentPages.refundReference),
      gte(paymentPages.createdAt, since),
    );
    const isPaid = and(eq(payments.method, code), gte(payments.createdAt, since));
    // oxlint-disable no-await-in-loop -- they share a connection
    const found =
      (await db.$count(paymentPages, isTrial)) > 0 || (await db.$count(payments, isPaid)) > 0;
    // oxlint-enable no-await-in-loop
    if (!found) untried.push(code);
  }
  return untried;
}
