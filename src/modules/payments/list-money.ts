import { sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import { moneySchema } from "#modules/catalog/contract.ts";
import type { Context } from "#modules/context.ts";
import { moneyKinds } from "#modules/orders/kinds.ts";
import { isWithinDays } from "#platform/db/jerusalem-days.ts";
import { createNewestFirst, readPage, type Placed } from "#platform/db/read-page.ts";
import { calendarDay } from "#shared/calendar-day.ts";
import { isoMoment } from "#shared/iso-moment.ts";
import { HOME_CURRENCY, MAIN_CURRENCY, money, type Currency } from "#shared/money.ts";
import { after } from "#shared/page-fields.ts";
import { moneyDirections, moneyStates } from "./money-lists.ts";
import { refundAgorot, refundCents } from "./refund-amounts.ts";
import { toCharged, toFee } from "./ways/charge.ts";
import { paymentAgorot, paymentCents, paymentDay } from "./payment-amounts.ts";

export const moneyQuery = z.object({
  /** Days in Jerusalem, both inclusive. */
  from: calendarDay,
  until: calendarDay,
  after,
});

export const moneyRowSchema = z
  .object({
    id: z.uuid(),
    direction: z.enum(moneyDirections),
    /** The day of the payment as staff entered it, else that of the record. */
    day: z.iso.date(),
    createdAt: isoMoment,
    kind: z.enum(moneyKinds),
    state: z.enum(moneyStates),
    /** In the order's currency. */
    amount: moneySchema,
    /** The amount that the service charged or gave back; null where that is the amount itself. */
    charged: moneySchema.nullable(),
    /** The service's fee, in the currency that it charged; null where it does not say so. */
    fee: moneySchema.nullable(),
    /** The same in both currencies, by the order's rate; null where it has none. */
    converted: moneySchema,
    convertedIls: moneySchema.nullable(),
    order: z.object({ id: z.uuid(), number: z.string() }),
    /** Of the payment service, or as staff entered it. */
    reference: z.string().nullable(),
    /** Of a refund. */
    reason: z.string().nullable(),
  })
  .meta({ id: "MoneyRow", description: "A payment or a refund" });

type Row = Placed<
  Omit<
    z.input<typeof moneyRowSchema>,
    "amount" | "charged" | "fee" | "converted" | "convertedIls" | "order"
  > & {
    readonly minor: number;
    readonly currency: Currency;
    readonly chargedMinor: number | null;
    readonly chargedCurrency: Currency | null;
    readonly feeMinor: number | null;
    readonly cents: number;
    readonly agorot: number | null;
    readonly orderId: string;
    readonly number: string;
  }
>;

const newest = createNewestFirst("payments", sql`m."createdAt"`, sql`m.id`);

/**
 * Up to 50 payments and refunds of some days, the newest first, without those of deleted orders.
 */
export async function listMoney(
  { db }: Pick<Context, "db">,
  { from, until, after: cursor }: z.output<typeof moneyQuery>,
) {
  const { rows, nextCursor } = await readPage({ order: newest, after: cursor }, (page) =>
    db.execute<Row>(sql`
      select m.*, ${page.place} as place from (
        select p.id, 'in' as direction, ${paymentDay}::text as day, p.created_at as "createdAt",
          coalesce(p.kind, p.method) as kind, case when p.cancelled_at is null then 'done' else 'cancelled' end as state,
          ${selectAmounts(sql`p.amount_minor`, paymentCents, paymentAgorot)}, p.reference, null as reason,
          p.charged_minor as "chargedMinor", p.charged_currency as "chargedCurrency", p.fee_minor as "feeMinor"
        from payments p join orders o on o.id = p.order_id
        where o.deleted_at is null and ${paymentDay} between ${from} and ${until}
        union all
        select r.id, 'back', (r.created_at at time zone 'Asia/Jerusalem')::date::text, r.created_at, r.method, r.state,
          ${selectAmounts(sql`r.amount_minor`, refundCents, refundAgorot)}, r.reference, r.reason,
          r.charged_minor, r.charged_currency, null
        from refunds r join orders o on o.id = r.order_id
        where o.deleted_at is null and ${isWithinDays(sql`r.created_at`, { from, to: until })}
      ) m
      where ${page.follows} order by ${page.order} limit ${page.limit}`),
  );
  return {
    rows: rows.map(({ minor, currency, cents, agorot, orderId, number, ...row }) => ({
      ...row,
      amount: money(minor, currency),
      charged: toCharged(row),
      fee: toFee(row, currency),
      converted: money(cents, MAIN_CURRENCY),
      convertedIls: agorot === null ? null : money(agorot, HOME_CURRENCY),
      order: { id: orderId, number },
    })),
    nextCursor,
  };
}

function selectAmounts(minor: SQL, cents: SQL, agorot: SQL): SQL {
  return sql`${minor} as minor, o.currency, ${cents}::float8 as cents, ${agorot}::float8 as agorot,
    o.id as "orderId", o.number`;
}
