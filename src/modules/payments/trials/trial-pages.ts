// Trials of payment services: pages without an order, whose payment goes back at once.
import { and, desc, eq, inArray, isNull, lt } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { HOUR_MS } from "#shared/durations.ts";
import { money, type Money } from "#shared/money.ts";
import { payable, type PageRow } from "../page-rows.ts";
import { paymentPages } from "../way-tables.ts";

type Within = Pick<Context, "db">;

/** How long a trial can be paid. */
export const TRIAL_MS = HOUR_MS;

const isOpen = and(isNull(paymentPages.orderId), inArray(paymentPages.state, [...payable]));

/** The newest trial of a service; null without one. */
export async function findLastTrial(
  { db }: Within,
  service: string,
): Promise<{ state: PageRow["state"]; amount: Money; reason: string | null; at: Date } | null> {
  const [row] = await db
    .select()
    .from(paymentPages)
    .where(and(eq(paymentPages.service, service), isNull(paymentPages.orderId)))
    .orderBy(desc(paymentPages.createdAt), desc(paymentPages.id))
    .limit(1);
  if (row === undefined) return null;
  const { state, chargedMinor, chargedCurrency, lastError, createdAt } = row;
  return { state, amount: money(chargedMinor, chargedCurrency), reason: lastError, at: createdAt };
}

/** The trial that can still be paid, of a service or of any. */
export async function listOpenTrials({ db }: Within, service?: string): Promise<PageRow[]> {
  return db
    .select()
    .from(paymentPages)
    .where(and(isOpen, service === undefined ? undefined : eq(paymentPages.service, service)));
}

/** Ends trials whose time is over, also where their service does not say so. */
export async function expireTrials({ db, clock }: Pick<Context, "db" | "clock">): Promise<void> {
  const before = new Date(clock().getTime() - TRIAL_MS);
  await db
    .update(paymentPages)
    .set({ state: "closed" })
    .where(and(isOpen, lt(paymentPages.createdAt, before)));
}
