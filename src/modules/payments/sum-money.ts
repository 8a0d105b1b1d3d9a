import { sql, type SQL } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import type { MoneyMethod, PaymentKind } from "#modules/orders/kinds.ts";
import type { Days } from "#shared/days.ts";
import type { Money } from "#shared/money.ts";
import { getRefunds, refundAgorot, refundCents } from "./read-refunds.ts";

/** Money of a day that came in, or went back, in one way. */
export type MoneyOfDay = {
  /** In Jerusalem. */
  readonly day: string;
  readonly method: MoneyMethod;
  /** Of payments by hand, where it was given. */
  readonly kind: PaymentKind | null;
  readonly count: number;
  /** As it was paid: a sum for each currency of the orders. */
  readonly paid: readonly Money[];
  /** All of it in cents and in agorot, by each order's own rate. */
  readonly cents: number;
  readonly agorot: number;
  /** The part of the cents for which no shekels are known. */
  readonly unrated: number;
};

/** The day on which a payment came in: as staff entered it, else when it was recorded. */
export const paymentDay: SQL = sql`coalesce(p.paid_on, (p.created_at at time zone 'Asia/Jerusalem')::date)`;

/** A payment in agorot and in cents, by its order's own rate. */
export const paymentAgorot = sql`app.to_agorot(o, p.amount_minor)`;
export const paymentCents = sql`app.to_cents(o, p.amount_minor)`;

/**
 * Payments of some days, by day and kind; of deleted orders nothing counts, and no payment that was
 * cancelled.
 */
export async function sumPayments(
  { db }: Pick<Context, "db">,
  { from, to }: Days,
): Promise<MoneyOfDay[]> {
  const { rows } = await db.execute<MoneyOfDay>(
    sumCurrencies(sql`
      select ${paymentDay}::text as day, p.method, p.kind,
        ${selectSums(sql`p.amount_minor`, paymentCents, paymentAgorot)}
      from payments p join orders o on o.id = p.order_id
      where o.deleted_at is null and p.cancelled_at is null and ${paymentDay} between ${from} and ${to}
      group by 1, 2, 3, o.currency`),
  );
  return rows;
}

/** Refunds of some days, by day and method, as the figure of refunds counts it. */
export async function sumRefunds({ db }: Pick<Context, "db">, days: Days): Promise<MoneyOfDay[]> {
  const { rows } = await db.execute<MoneyOfDay>(
    sumCurrencies(sql`
      select (r.created_at at time zone 'Asia/Jerusalem')::date::text as day, r.method,
        null::text as kind, ${selectSums(sql`r.amount_minor`, refundCents, refundAgorot)}
      from refunds r join orders o on o.id = r.order_id
      where ${getRefunds(days)}
      group by 1, 2, o.currency`),
  );
  return rows;
}

/** The sums of each currency added up, with what was paid in each. */
function sumCurrencies(sums: SQL): SQL {
  return sql`
    select day, method, kind, sum(count) as count, sum(cents) as cents, sum(agorot) as agorot, sum(unrated) as unrated,
      jsonb_agg(jsonb_build_object('amountMinor', paid, 'currency', currency) order by currency) as paid
    from (${sums}) each group by 1, 2, 3 order by 1, 2, 3`;
}

function selectSums(minor: SQL, cents: SQL, agorot: SQL): SQL {
  return sql`o.currency, count(*)::float8 as count, sum(${minor})::float8 as paid,
    sum(${cents})::float8 as cents,
    coalesce(sum(${agorot}), 0)::float8 as agorot,
    coalesce(sum(${cents}) filter (where ${agorot} is null), 0)::float8 as unrated`;
}
