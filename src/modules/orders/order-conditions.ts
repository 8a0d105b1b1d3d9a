// The conditions of a filter, for orders `o`.
import { sql, type SQL } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { toSqlDay, toMidnight } from "#platform/db/jerusalem-days.ts";
import { homeCountry } from "#shared/home-country.ts";
import type { OrderFilter } from "./admin-contract.ts";
import { normalizeTag } from "./tags.ts";
import {
  isOverStatus,
  orderStatuses,
  cancelledStatuses,
  listStatusesIn,
  type OrderStatus,
} from "./status.ts";

type Payment = NonNullable<OrderFilter["payment"]>;

const daysBefore = { today: 0, week: 6, month: 29 } as const;

/** The first and the last day in Jerusalem; null where there is no limit. */
export type Days = { readonly from: SQL | null; readonly to: string | null };

/** The days of a filter: those of its period, limited by its own first and last day. */
export function getDays(
  { clock }: Pick<Context, "clock">,
  { period, from, to }: Pick<OrderFilter, "period" | "from" | "to">,
): Days {
  const own = from === undefined ? null : sql`${from}::date`;
  const last = to ?? null;
  if (period === "all") return { from: own, to: last };
  const today = toSqlDay(clock());
  // The later of two limits; null is no limit.
  return { from: sql`greatest(${today} - ${daysBefore[period]}::integer, ${own})`, to: last };
}

/**
 * The statuses that orders of a filter can have; undefined for any, empty where its parts
 * contradict each other.
 */
export function getStatuses({
  status,
  fulfilment,
  payment,
}: Pick<OrderFilter, "status" | "fulfilment" | "payment">): readonly OrderStatus[] | undefined {
  const allowed = payment && statusesOfPayment[payment];
  if (status === undefined && fulfilment === undefined && allowed === undefined) return undefined;
  const inPhase =
    fulfilment === undefined
      ? orderStatuses
      : fulfilment === "unshipped"
        ? listStatusesIn("open")
        : listStatusesIn("sent", "done");
  return inPhase.filter(
    (it) =>
      (status === undefined || it === status) && (allowed === undefined || allowed.includes(it)),
  );
}

/** The statuses to which a filter by payment is limited. */
const statusesOfPayment: Readonly<Partial<Record<Payment, readonly OrderStatus[]>>> = {
  unpaid: orderStatuses.filter((status) => !isOverStatus(status)),
  money_left: cancelledStatuses,
};

/** Whether a filter asks for more than statuses and days, which indexes and daily stats go by. */
export function isNarrow({ payment, source, coupon, tag }: OrderFilter): boolean {
  return (
    payment !== undefined ||
    source !== undefined ||
    getCode(coupon) !== undefined ||
    getTag(tag) !== undefined
  );
}

export function hasOwnDays({ from, to }: OrderFilter): boolean {
  return from !== undefined || to !== undefined;
}

export function getConditions(ctx: Pick<Context, "clock">, filter: OrderFilter): SQL {
  const { payment, source, hidden } = filter;
  const statuses = getStatuses(filter);
  const code = getCode(filter.coupon);
  const tag = getTag(filter.tag);
  const { from, to } = getDays(ctx, filter);
  const conditions = [
    hidden === "yes" ? sql`o.deleted_at is not null` : sql`o.deleted_at is null`,
    ...(statuses === undefined ? [] : [hasStatus(statuses)]),
    ...(from === null ? [] : [sql`o.created_at >= ${toMidnight(from)}`]),
    ...(to === null ? [] : [sql`o.created_at < ${toMidnight(sql`(${to}::date + 1)`)}`]),
    ...(payment === undefined ? [] : [payments[payment]]),
    // Written as literals, so that the partial index is used.
    ...(source === undefined
      ? []
      : [source === "admin" ? sql`o.source = 'admin'` : sql`o.source = ${source}`]),
    ...(code === undefined ? [] : [sql`o.coupon_code = ${code}`]),
    ...(tag === undefined ? [] : [isTagged(tag)]),
  ];
  return sql.join(conditions, sql` and `);
}

/**
 * The fee that the shop may keep of a cancelled order from Israel once the rest has gone back: five
 * percent or 100 shekels, whichever is less (Consumer Protection Law, 14e). As elsewhere, nothing
 * without a rate.
 */
const legalFee = sql`case
  when o.refunded_minor = 0 or app.agorot_rate(o) is null
    or coalesce(o.shipping_address ->> 'country', o.billing_address ->> 'country', ${homeCountry}) <> ${homeCountry} then 0
  else least(o.total_minor / 20, 10000 / app.agorot_rate(o))
end`;

/** The condition for the payment state; some also limit the statuses. */
const payments: Readonly<Record<Payment, SQL>> = {
  unpaid: sql`o.paid_minor < o.total_minor`,
  paid: sql`o.paid_minor >= o.total_minor and (o.refunded_minor = 0 or o.refunded_minor < o.paid_minor)`,
  refunded: sql`o.refunded_minor > 0`,
  refund_waiting: sql`exists (
    select from refunds r where r.order_id = o.id and r.state = 'pending' and r.method = 'manual')`,
  refund_failed: sql`exists (
    select from refunds r where r.order_id = o.id and r.state = 'failed' and not exists (
      select from refunds later
      where later.order_id = r.order_id and later.state <> 'failed' and later.created_at > r.created_at))`,
  disputed: sql`exists (
    select from payment_disputes d where d.order_id = o.id and d.outcome = 'opened')`,
  // Of the first part there is an index: most cancelled orders were never paid.
  money_left: sql`o.paid_minor > o.refunded_minor and o.paid_minor - o.refunded_minor > ${legalFee}`,
};

function hasStatus(statuses: readonly OrderStatus[]): SQL {
  const [first, ...rest] = statuses.map((status) => sql`${status}`);
  if (first === undefined) return sql`false`;
  return rest.length === 0
    ? sql`o.status = ${first}`
    : sql`o.status in (${sql.join([first, ...rest], sql`, `)})`;
}

/** Codes are in capitals. */
function getCode(coupon = ""): string | undefined {
  const code = coupon.trim().toUpperCase();
  return code === "" ? undefined : code;
}

function getTag(typed = ""): string | undefined {
  const tag = normalizeTag(typed);
  return tag === "" ? undefined : tag;
}

const isTagged = (tag: string) =>
  sql`exists (select from order_tags g where lower(g.tag) = lower(${tag}) and g.order_id = o.id)`;
