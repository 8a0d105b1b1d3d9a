import { sql, type SQL } from "drizzle-orm";
import { readBackupState } from "#modules/backups/backup-state.ts";
import { isOverdue, lateSince } from "#modules/catalog/late-publishing.ts";
import { products } from "#modules/catalog/tables.ts";
import type { Context } from "#modules/context.ts";
import { readLowStockAlerts } from "#modules/inventory/low-stock.ts";
import { countJobs } from "#modules/jobs/count-jobs.ts";
import { isStuck } from "#modules/mail/stuck-mails.ts";
import { readWaiting } from "#modules/messages/count-messages.ts";
import type { OrderFilter } from "#modules/orders/admin-contract.ts";
import { getConditions } from "#modules/orders/order-conditions.ts";
import { listDisputedOrders, type DisputedOrder } from "#modules/payments/dispute-rows.ts";
import { readPeriod } from "#modules/returns/periods.ts";
import { ofDoorState } from "#modules/reviews/door/list-door-answers.ts";
import { MOST_TO_DO, toDoKinds, type ToDoKind } from "./kinds.ts";

type Found = {
  readonly count: number;
  readonly oldestAt: Date | null;
  readonly dueAt: Date | null;
  readonly late: number;
  readonly orders?: Pick<DisputedOrder, "id" | "number" | "dueAt">[];
};

/** The most orders that are named one by one. */
const MOST_NAMED = 5;

/** The queries of the kinds. */
export const toDoSources: { readonly [Kind in ToDoKind]: (ctx: Context) => Promise<Found> } = {
  async disputes(ctx) {
    const orders = await listDisputedOrders(ctx, MOST_TO_DO);
    const now = ctx.clock();
    const times = orders.map(({ openedAt }) => openedAt.getTime());
    return {
      count: orders.length,
      oldestAt: orders.length === 0 ? null : new Date(Math.min(...times)),
      dueAt: orders[0]?.dueAt ?? null,
      late: orders.filter(({ dueAt }) => dueAt !== null && dueAt < now).length,
      orders: orders.slice(0, MOST_NAMED),
    };
  },
  failedRefunds: (ctx) =>
    findWaiting(ctx, "failedRefunds", {
      at: sql`(select max(r.settled_at) from refunds r where r.order_id = o.id and r.state = 'failed')`,
      rows: getOrders(ctx, { payment: "refund_failed" }),
    }),
  refundsByHand: (ctx) =>
    findWaiting(ctx, "refundsByHand", {
      at: sql`(select min(r.created_at) from refunds r
        where r.order_id = o.id and r.state = 'pending' and r.method = 'manual')`,
      rows: getOrders(ctx, { payment: "refund_waiting" }),
    }),
  cancelledWithMoney: (ctx) =>
    findWaiting(ctx, "cancelledWithMoney", {
      at: sql`coalesce((select max(e.created_at) from order_events e
        where e.order_id = o.id and e.to_status = o.status), o.created_at)`,
      rows: getOrders(ctx, { payment: "money_left" }),
    }),
  returns: (ctx) =>
    findWaiting(ctx, "returns", {
      at: sql`r.created_at`,
      rows: sql`from returns r where r.state = 'asked'`,
    }),
  // The customer withdrew when they asked, and the law counts from there.
  receivedReturns: (ctx) =>
    findWaiting(ctx, "receivedReturns", {
      at: sql`r.created_at`,
      rows: sql`from returns r where r.state = 'received'`,
    }),
  paidAtDoor: (ctx) =>
    findWaiting(ctx, "paidAtDoor", {
      at: sql`a.answered_at`,
      rows: sql`from door_answers a join orders o on o.id = a.order_id
        where o.deleted_at is null and ${ofDoorState.open}`,
    }),
  answer: readWaiting,
  pack: (ctx) =>
    findWaiting(ctx, "pack", {
      at: sql`o.created_at`,
      rows: getOrders(ctx, { payment: "paid", fulfilment: "unshipped" }),
    }),
  pay: (ctx) =>
    findWaiting(ctx, "pay", {
      at: sql`o.created_at`,
      rows: getOrders(ctx, { payment: "unpaid" }),
    }),
  restock: async (ctx) => toFound(await readLowStockAlerts(ctx)),
  awayServices: (ctx) =>
    findWaiting(ctx, "awayServices", {
      at: sql`w.away_since`,
      rows: sql`from payment_ways w where w.away_since is not null and w.away_notified_at is not null`,
    }),
  failedMails: (ctx) =>
    findWaiting(ctx, "failedMails", {
      at: sql`mails.created_at`,
      rows: sql`from mails where ${isStuck}`,
    }),
  async failedJobs({ db }) {
    const { failed } = await countJobs(db);
    if (failed === 0) return toFound({ count: 0, oldestAt: null });
    const { rows } = await db.execute<{ at: string | null }>(
      sql`select min(failed_at) as at from app.list_failed_jobs(${MOST_TO_DO})`,
    );
    return toFound({ count: Math.min(failed, MOST_TO_DO), oldestAt: toDate(rows[0]?.at) });
  },
  async backup({ db, clock }) {
    const { alarm } = await readBackupState(db, clock());
    return toFound({ count: alarm === null ? 0 : 1, oldestAt: alarm?.at ?? null });
  },
  findings: (ctx) =>
    findWaiting(ctx, "findings", { at: sql`f.found_at`, rows: sql`from integrity_findings f` }),
  lateTexts: (ctx) =>
    findWaiting(ctx, "lateTexts", {
      at: sql`d.publish_at`,
      rows: sql`from content_drafts d where d.publish_at <= ${ctx.clock().toISOString()}::timestamptz`,
    }),
  lateProducts: (ctx) =>
    findWaiting(ctx, "lateProducts", {
      at: lateSince,
      rows: sql`from ${products} where ${isOverdue}`,
    }),
  drafts: (ctx) =>
    findWaiting(ctx, "drafts", {
      at: sql`d.updated_at`,
      rows: sql`from content_drafts d where d.publish_at is null`,
    }),
  heldReviews: (ctx) =>
    findWaiting(ctx, "heldReviews", {
      at: sql`v.updated_at`,
      rows: sql`from reviews v where v.state = 'held'`,
    }),
};

/** Orders `o`: by the conditions of the list to which the kind leads, so that both agree. */
const getOrders = (ctx: Context, filter: Pick<OrderFilter, "payment" | "fulfilment">) =>
  sql`from orders o where ${getConditions(ctx, { ...filter, period: "all" })}`;

/** Counts rows, each of which has waited since `at`. Where counting stops, none is the oldest. */
async function findWaiting(
  ctx: Context,
  kind: ToDoKind,
  { at, rows: from }: { readonly at: SQL; readonly rows: SQL },
): Promise<Found> {
  const record = toDoKinds[kind];
  const period = "due" in record ? await readPeriod(ctx, record.due) : null;
  const isLate = period === null ? sql`false` : sql`at < ${toTimestamp(period.lateBefore)}`;
  const { rows } = await ctx.db.execute<{ count: number; oldest: string | null; late: number }>(sql`
    select count(*)::integer as count, min(at) as oldest,
      (count(*) filter (where ${isLate}))::integer as late
    from (select ${at} as at ${from} limit ${MOST_TO_DO}) found`);
  const { count = 0, oldest = null, late = 0 } = rows[0] ?? {};
  const oldestAt = count < MOST_TO_DO ? toDate(oldest) : null;
  const dueAt = oldestAt === null ? null : (period?.getDueAt(oldestAt) ?? null);
  return { count, oldestAt, dueAt, late };
}

const toFound = (found: Pick<Found, "count" | "oldestAt">): Found => ({
  ...found,
  dueAt: null,
  late: 0,
});

const toTimestamp = (date: Date) => sql`${date.toISOString()}::timestamptz`;

/** Statements without a schema give points in time as texts. */
const toDate = (text: string | null | undefined) => (text ? new Date(text) : null);
