import { and, asc, eq, lte, lt, sql, type SQL } from "drizzle-orm";
import { orders } from "#modules/orders/tables.ts";
import { listPayablePages, type PageRow } from "#modules/payments/page-rows.ts";
import { isPaymentRefused, HOLD_MS } from "#modules/payments/payments.ts";
import { APART_MS } from "#platform/clocks-apart.ts";
import { isUnpaidHold } from "./unpaid-hold.ts";
import { runForEachItem } from "#platform/jobs/for-each-item.ts";
import type { TaskParts } from "#platform/jobs/worker.ts";
import { system } from "#shared/actor.ts";
import { HOUR_MS } from "#shared/durations.ts";
import type { OrderRow } from "../processing/find-order.ts";
import { runInShop, type PaymentParts } from "#modules/payments/payment-parts.ts";
import { readPaymentPage } from "../payments/read-payments.ts";
import { releaseHold } from "./release-holds.ts";

/** The rest follow a few minutes later. */
const MAX_ORDERS = 500;

/** After this long, units are released although the payment service does not answer. */
const PATIENCE_MS = HOUR_MS;

/**
 * Puts the units of orders that were not paid in time back on the shelf, once the payment service
 * has said that they are not. Each has a transaction of its own; one that is locked at this moment,
 * or that fails, is tried again the next time. Then deletes the networks of guests whose orders no
 * longer hold anything.
 */
export async function endOverdueHolds(parts: PaymentParts): Promise<void> {
  const { database, clock, log } = parts;
  await limitHolds(parts);
  const expired = isExpired(clock());
  const found = await database.runInTransaction(system, (db) =>
    db
      .select({ id: orders.id, reservedUntil: orders.reservedUntil })
      .from(orders)
      .where(expired)
      .orderBy(asc(orders.reservedUntil))
      .limit(MAX_ORDERS),
  );
  const hasAnswer = createPaymentCheck(parts);
  const released = await runForEachItem(
    found,
    async (order) => {
      if (!(await hasAnswer(order))) return false;
      return release(parts, order.id, expired);
    },
    (err, { id }) =>
      log.error({ err, orderId: id }, "the units of an unpaid order could not be released"),
  );
  if (released > 0) log.info({ orders: released }, "units of unpaid orders are for sale again");
  await deleteNetworks(parts);
}

type Expired = Readonly<Pick<OrderRow, "id" | "reservedUntil">>;

/**
 * Takes what was paid without a message; false while a service cannot be asked. After its first
 * failure a service is left alone: each further question might wait as long for nothing.
 */
function createPaymentCheck(parts: PaymentParts): (order: Expired) => Promise<boolean> {
  const away = new Set<string>();
  async function hasAnswer({ id, service }: PageRow): Promise<boolean> {
    if (away.has(service)) return false;
    try {
      await readPaymentPage(parts, id);
      return true;
    } catch (err) {
      // A page that is refused says nothing about the others.
      if (!isPaymentRefused(err)) away.add(service);
      parts.log.warn({ err, service }, "a payment service could not say whether units are paid");
      return false;
    }
  }
  return async ({ id, reservedUntil }) => {
    const pages = await runInShop(parts, (ctx) => listPayablePages(ctx, id));
    let isAnswered = true;
    // oxlint-disable-next-line no-await-in-loop -- one after the other, hardly ever more than one
    for (const page of pages) isAnswered = (await hasAnswer(page)) && isAnswered;
    return isAnswered || parts.clock().getTime() - (reservedUntil?.getTime() ?? 0) > PATIENCE_MS;
  };
}

function isExpired(now: Date): SQL | undefined {
  return and(
    lte(orders.reservedUntil, now),
    lt(orders.paidMinor, orders.totalMinor),
    eq(orders.stockState, "held"),
  );
}

async function release(
  { database, clock, log }: TaskParts,
  id: string,
  expired: SQL | undefined,
): Promise<boolean> {
  return database.runInTransaction(system, async (db) => {
    const [order] = await db
      .select()
      .from(orders)
      .where(and(eq(orders.id, id), expired))
      .for("update", { skipLocked: true });
    if (order === undefined) return false;
    await releaseHold({ db, actor: system, clock, log }, order);
    return true;
  });
}

/** A guest's network is stored only as long as it limits the units that they hold. */
async function deleteNetworks({ database }: TaskParts): Promise<void> {
  await database.runInTransaction(system, (db) =>
    db.execute(sql`
      update guest_holds h set network = null, wider_networks = null from orders o
      where o.id = h.order_id and h.network is not null and not (${isUnpaidHold})`),
  );
}

/**
 * Orders that a clock which was ahead has dated into the future hold their units no longer than
 * others do from now on. Units behind a link to pay are held for as long as that says.
 */
async function limitHolds({
  database,
  clock,
}: Pick<TaskParts, "database" | "clock">): Promise<void> {
  const nowMs = clock().getTime();
  const computeTimeAfter = (ms: number) => sql`${new Date(nowMs + ms).toISOString()}::timestamptz`;
  await database.runInTransaction(system, (db) =>
    db.execute(sql`
      update orders o set reserved_until = least(o.reserved_until, case
        when o.payment_method = 'online' then ${computeTimeAfter(HOLD_MS.online)}
        when exists (select from guest_holds h where h.order_id = o.id and h.confirmed_at is null)
          then ${computeTimeAfter(HOLD_MS.unconfirmed)}
        else ${computeTimeAfter(HOLD_MS.manual)} end)
      where ${isUnpaidHold} and o.created_at > ${computeTimeAfter(APART_MS)}
        and o.reserved_until > ${computeTimeAfter(HOLD_MS.online)} and o.payment_link_until is null`),
  );
}
