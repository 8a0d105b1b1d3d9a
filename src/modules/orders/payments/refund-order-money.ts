import { eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { queueMail } from "#modules/mail/queue-mail.ts";
import {
  moneyMethods,
  type AddressKind,
  type CustomerWay,
  type MoneyMethod,
} from "#modules/orders/kinds.ts";
import { splitMinor } from "#modules/markets/compute-order-price.ts";
import { orders } from "#modules/orders/tables.ts";
import { findRefundsByKey, insertRefund, type RefundRow } from "#modules/payments/refund-rows.ts";
import { getChargedPart, pickRefundParts } from "#modules/payments/refund-parts.ts";
import { readSourcesOfRefunds } from "#modules/payments/refund-sources.ts";
import { readOrderSettings } from "#modules/settings/read-settings.ts";
import { queueJob } from "#platform/jobs/queue-job.ts";
import { isMember } from "#shared/actor.ts";
import { AppError } from "#shared/errors.ts";
import { assertAction } from "#shared/assert-action.ts";
import { getLines, type OrderRow } from "../processing/find-order.ts";
import { getOrderMailContent } from "../processing/order-mail.ts";
import { writeEvent } from "../processing/write-event.ts";

/** How a customer has shown that the order is theirs, and where the request came from. */
export type RequestOrigin = { readonly via: CustomerWay; readonly from: AddressKind };

export type GiveBack = {
  readonly amountMinor: number;
  /** The tax of the items that it is for; without it, its share of the order's tax. */
  readonly taxMinor?: number | null | undefined;
  /** The same key twice is one refund. */
  readonly idempotencyKey: string;
  readonly reason?: string | undefined;
  /** Refund by hand, even money from the payment service. */
  readonly byHand: boolean;
  /** Whether the part by hand is paid out already; otherwise staff have to do it. */
  readonly isPaidOut: boolean;
  readonly notifyCustomer: boolean;
  /** For a customer's own request; staff act by their right. */
  readonly origin?: RequestOrigin | undefined;
};

/**
 * Gives money of an order back that is locked: the only way on which the shop does so, whatever it
 * is for. Staff need the right to it and a fresh proof of who they are; else it needs the customer,
 * who has shown that the order is theirs. Money from the payment service goes back through it, by a
 * job; the rest is refunded by hand. The customer is told as soon as the shop has done its part.
 * Throws `refund_too_large`, and for staff as `assertAction` does.
 */
export async function refundOrderMoney(
  ctx: Context,
  order: OrderRow,
  request: GiveBack,
): Promise<void> {
  const { amountMinor, reason, origin } = request;
  if (ctx.actor.kind !== "checkout" || origin === undefined)
    assertAction(ctx.actor, "orders.refund", "giving money back");
  const left = order.paidMinor - order.refundedMinor;
  if (amountMinor > left)
    throw new AppError("refund_too_large", `${amountMinor} of ${left} cannot go back`);
  const parts = request.byHand ? [] : await listParts(ctx, order.id, amountMinor);
  const throughService = parts.reduce((sum, part) => sum + part.amountMinor, 0);
  const byHand = amountMinor - throughService;
  const { taxMinor = null } = request;
  const taxes =
    taxMinor === null
      ? []
      : splitMinor(taxMinor, [...parts.map((part) => part.amountMinor), byHand]);
  const getTax = (place: number) => taxes[place] ?? null;
  for (const [place, part] of parts.entries())
    // oxlint-disable-next-line no-await-in-loop -- one connection, hardly ever two
    await writeRefund(ctx, order, request, { ...part, taxMinor: getTax(place), place });
  if (byHand > 0)
    await writeRefund(ctx, order, request, {
      method: "manual",
      amountMinor: byHand,
      taxMinor: getTax(parts.length),
      place: 0,
    });
  await writeEvent(ctx, {
    orderId: order.id,
    kind: "refund",
    note: reason,
    facts: { amountMinor, currency: order.currency, ...origin },
  });
  const amountToMail = request.isPaidOut ? amountMinor : throughService;
  if (request.notifyCustomer && amountToMail > 0)
    await notifyOfRefund(ctx, order, { amountMinor: amountToMail, reason });
}

/**
 * Counts money of an order, which is locked, as given back that has left the payment service
 * without the shop: by a refund in its dashboard, or a lost dispute. Only its own news say so.
 */
export async function countGivenElsewhere(
  ctx: Context,
  order: OrderRow,
  given: Pick<RefundRow, "method" | "amountMinor" | "chargedMinor" | "chargedCurrency"> & {
    readonly reference: string;
  },
): Promise<void> {
  const { reference, amountMinor } = given;
  if (ctx.actor.kind !== "system")
    throw new AppError("forbidden", "only the payment service tells of its refunds");
  const now = ctx.clock();
  await insertRefund(ctx, {
    ...given,
    orderId: order.id,
    state: "done",
    settledAt: now,
    idempotencyKey: `elsewhere/${reference}`,
    createdAt: now,
  });
  await writeEvent(ctx, {
    orderId: order.id,
    kind: "refund",
    facts: { amountMinor, currency: order.currency },
  });
}

/** The refunds that were made with this key, for any order; none when it is new. */
export async function listRefundsOfKey(
  ctx: Pick<Context, "db">,
  order: Pick<OrderRow, "id">,
  idempotencyKey: string,
) {
  const firsts = moneyMethods.map((method) => getKey(idempotencyKey, { method, place: 0 }));
  return findRefundsByKey(ctx, firsts, { orderId: order.id, prefix: `${idempotencyKey}/` });
}

/** Queues the mail about a refund, unless the settings switch such mails off. */
export async function notifyOfRefund(
  ctx: Context,
  { id }: Pick<OrderRow, "id">,
  refund: { readonly amountMinor: number; readonly reason: string | null | undefined },
): Promise<void> {
  const { email_notifications } = await readOrderSettings(ctx);
  if (!email_notifications) return;
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, id));
  if (order === undefined) throw new Error("a locked order is gone");
  await queueMail(ctx.db, {
    kind: "order-refunded",
    to: order.customerEmail,
    content: {
      ...getOrderMailContent(order, await getLines(ctx, id)),
      amountMinor: refund.amountMinor,
      reason: refund.reason ?? null,
    },
  });
}

/**
 * One request may go both ways, and from several payments; each part is a refund with a key of its
 * own.
 */
function getKey(
  idempotencyKey: string,
  { method, place }: { readonly method: MoneyMethod; readonly place: number },
): string {
  return `${idempotencyKey}/${method}${place === 0 ? "" : `/${place}`}`;
}

/** A refund through a service, with what that gives back where it charged another currency. */
type ServicePart = Pick<RefundRow, "method" | "amountMinor" | "chargedMinor" | "chargedCurrency">;

/** The parts of an amount that go back through services, each from one payment. */
async function listParts(
  { db, clock }: Context,
  orderId: string,
  amountMinor: number,
): Promise<ServicePart[]> {
  const { left } = await readSourcesOfRefunds(db, orderId);
  return pickRefundParts(amountMinor, left, clock()).map(({ source, minor }) => ({
    method: source.payment.method,
    amountMinor: minor,
    ...getChargedPart(source, minor),
  }));
}

async function writeRefund(
  ctx: Context,
  order: OrderRow,
  { idempotencyKey, reason, isPaidOut }: GiveBack,
  part: Pick<RefundRow, "method" | "amountMinor" | "taxMinor"> &
    Partial<ServicePart> & { readonly place: number },
): Promise<void> {
  const { place, ...facts } = part;
  const { method } = facts;
  const now = ctx.clock();
  const isDone = method === "manual" && isPaidOut;
  const refundId = await insertRefund(ctx, {
    ...facts,
    orderId: order.id,
    reason,
    ...(isDone ? { state: "done", settledAt: now } : { state: "pending" }),
    idempotencyKey: getKey(idempotencyKey, { method, place }),
    actorId: isMember(ctx.actor) ? ctx.actor.id : null,
    createdAt: now,
  });
  if (method !== "manual")
    await queueJob(ctx.db, {
      task: "refund-payment",
      payload: { refundId },
      key: `refund-payment:${refundId}`,
    });
}
