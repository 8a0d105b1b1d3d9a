import { sql } from "drizzle-orm";
import { toDay } from "#i18n/format-he.ts";
import { getLinkLifetimeMs } from "#modules/mail/mail-records.ts";
import { queueMail } from "#modules/mail/queue-mail.ts";
import { lockOrder, type OrderRow } from "#modules/orders/processing/find-order.ts";
import { getOrderArrival } from "#modules/orders/shipping/order-arrival.ts";
import type { OrderKeys, OrderKeysReader } from "#modules/orders/order-keys.ts";
import { formatOrderNumber } from "#modules/orders/order-number.ts";
import { isOverStatus } from "#modules/orders/status.ts";
import { hasOpenMatter } from "#modules/returns/open-matters.ts";
import { readSettings } from "#modules/settings/read-settings.ts";
import type { Db } from "#platform/db/client.ts";
import { runForEachItem } from "#platform/jobs/for-each-item.ts";
import type { TaskParts } from "#platform/jobs/worker.ts";
import { system } from "#shared/actor.ts";
import { addDays } from "#shared/days.ts";
import { isErasedAddress } from "#shared/erased.ts";
import { findCountryAbroad } from "./door/door-answers.ts";
import { listBought } from "./list-bought.ts";
import { reviewInvitations } from "./tables.ts";

/** The rest follow an hour later. */
const MAX_ORDERS = 200;
/** When no mails could be sent for so long, the customer is no longer asked. */
const LATE_DAYS = 30;
/** Orders made longer before their arrival are not searched. */
const LONGEST_WAY_DAYS = 180;

export type ReviewTaskParts = TaskParts & { readonly readOrderKeys: OrderKeysReader };
type InviteParts = TaskParts & { readonly orderKeys: OrderKeys };

/**
 * Asks the customers of orders that arrived some days ago for a review, each order once; the
 * settings say after how many days, and whether at all. Each has a transaction of its own; one that
 * fails is tried again the next time.
 */
export async function queueInvitations(parts: ReviewTaskParts): Promise<void> {
  const { database, clock, log } = parts;
  const settings = await database.runInTransaction(system, (db) =>
    readSettings({ db, actor: system, log }),
  );
  if (!settings.review_invitations) return;
  const last = addDays(toDay(clock()), -settings.review_invitation_days);
  const orderKeys = await parts.readOrderKeys();
  const days = { from: addDays(last, -LATE_DAYS), to: last };
  const invited = await runForEachItem(
    await findArrived(parts, days),
    (id) => queueInvitation({ ...parts, orderKeys }, id, days),
    (err, orderId) => log.error({ err, orderId }, "an invitation to review an order was not sent"),
  );
  if (invited > 0) log.info({ orders: invited }, "customers were asked for a review");
}

type Days = { readonly from: string; readonly to: string };

/**
 * The orders that may have arrived in these days, and whose customers were not asked yet, nor asked
 * for no more of it.
 */
async function findArrived({ database }: TaskParts, { from, to }: Days): Promise<string[]> {
  const day = sql`case when o.is_handed_over then (o.created_at at time zone 'Asia/Jerusalem')::date else s.arrived_on end`;
  const { rows } = await database.runInTransaction(system, (db) =>
    db.execute<{ id: string }>(sql`
      select o.id, max(${day}) as day
      from orders o left join shipments s on s.order_id = o.id
      where o.created_at > ${from}::date - ${LONGEST_WAY_DAYS}::integer and o.deleted_at is null and o.customer_email is not null
        and o.stock_state = 'shipped' and not ${hasOpenMatter(sql`o.id`)}
        and not exists (select from review_invitations i where i.order_id = o.id)
        and not exists (
          select from review_invitations i join orders p on p.id = i.order_id
          where i.left_at is not null and app.mailbox(p.customer_email) = app.mailbox(o.customer_email))
      group by o.id
      having bool_and(o.is_handed_over or s.arrived_on is not null)
        and max(${day}) between ${from}::date and ${to}::date
      order by day, o.id limit ${MAX_ORDERS}`),
  );
  return rows.map(({ id }) => id);
}

/** Returns whether the customer was asked now. */
async function queueInvitation(
  { database, clock, log, orderKeys }: InviteParts,
  id: string,
  { from, to }: Days,
) {
  return database.runInTransaction(system, async (db) => {
    const ctx = { db, actor: system, clock, log };
    const order = await lockOrder(ctx, id);
    const arrivedOn = await getOrderArrival(ctx, order);
    const { customerEmail: email } = order;
    if (arrivedOn === null || arrivedOn < from || arrivedOn > to) return false;
    if (order.stockState !== "shipped" || isGivenBack(order) || order.deletedAt !== null)
      return false;
    if (email === null || isErasedAddress(email)) return false;
    if (await isUnsettled(db, id)) return false;
    if ((await listBought(ctx, id)).length === 0) return false;
    const sentAt = clock();
    const expiresAt = new Date(sentAt.getTime() + getLinkLifetimeMs("review-invitation"));
    const [isNew] = await db
      .insert(reviewInvitations)
      .values({ orderId: id, sentAt, expiresAt })
      .onConflictDoNothing()
      .returning({ id: reviewInvitations.orderId });
    if (isNew === undefined) return false;
    await queueMail(db, {
      kind: "review-invitation",
      to: email,
      content: {
        number: formatOrderNumber(order),
        customerName: order.customerName,
        isFromAbroad: findCountryAbroad(order) !== null,
      },
      secret: orderKeys.create(id, { for: "review", until: expiresAt }),
      dedupeKey: `review-invitation:${id}`,
    });
    return true;
  });
}

async function isUnsettled(db: Db, orderId: string): Promise<boolean> {
  const { rows } = await db.execute<{ isOpen: boolean }>(
    sql`select ${hasOpenMatter(sql`${orderId}::uuid`)} as "isOpen"`,
  );
  return rows[0]?.isOpen === true;
}

/**
 * Whether all of the money was refunded; after a refund of a part the customer is asked all the
 * same.
 */
function isGivenBack({ status, paidMinor, refundedMinor }: OrderRow): boolean {
  return refundedMinor === 0 ? isOverStatus(status) : refundedMinor >= paidMinor;
}
