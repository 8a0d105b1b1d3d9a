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
import { getChargedPart, previewRefund } from "#modules/payments/refund-parts.ts";
import { readSourcesOfRefunds } from "#modules/payments/refund-sources.ts";
import { readOrderSettings } from "#modules/settings/read-settings.ts";
import { queueJob } from "#platform/jobs/queue-job.ts";
import { isMember } from "#shared/actor.ts";
import { AppError } from "#shared/errors.ts";
import { assertAction } from "#shared/assert-action.ts";
import type { RefundContext } from "../processing/context.ts";
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
 * who has shown that the order is theirs. Money from a payment service goes back through it, by a
 * job; what that does not give back waits for staff to transfer it, and the rest is refunded by
 * hand. The customer is told as soon as the shop has done its part. Throws `refund_too_large`, and
 * for staff as `assertAction` does.
 */
export async function refundOrderMoney(
  ctx: RefundContext,
  order: OrderRow,
  request: GiveBack,
): Promise<void> {
  const { amountMinor, reason, origin, isPaidOut } = request;
  if (ctx.actor.kind !== "checkout" || origin === undefined)
    assertAction(ctx.actor, "orders.refund", "giving money back");
  const left = order.paidMinor - order.refundedMinor;
  if (amountMinor > left)
    throw new AppError("refund_too_large", `${amountMinor} of ${left} cannot go back`);
  const parts = request.byHand
    ? [createPartByHand(amountMinor, isPaidOut)]
    : await listParts(ctx, order.id, request);
  const { taxMinor = null } = request;
  const taxes =
    taxMinor === null
      ? []
      : splitMinor(
          taxMinor,
          parts.map((part) => part.amountMinor),
        );
  for (const [place, part] of parts.entries())
    // oxlint-disable-next-line no-await-in-loop -- one connection, hardly ever two
    await writeRefund(ctx, order, request, {
      ...part,
      taxMinor: taxes[place] ?? null,
      place: parts.slice(0, place).filter(({ method }) => method === part.method).length,
    });
  await writeEvent(ctx, {
    orderId: order.id,
    kind: "refund",
    note: reason,
    facts: { amountMinor, currency: order.currency, ...origin },
  });
  const amountToMail = parts.reduce(
    (sum, part) => sum + (part.isToTransfer ? 0 : part.amountMinor),
    0,
  );
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

/** A part of a refund, with what a service gives back where it charged another currency. */
type NewPart = Pick<RefundRow, "method" | "amountMinor" | "chargedMinor" | "chargedCurrency"> & {
  /** Whether staff still have to transfer it. */
  readonly isToTransfer: boolean;
};

const isByHand = (method: MoneyMethod) => method === "manual";

const createPartByHand = (amountMinor: number, isPaidOut: boolean): NewPart => ({
  method: "manual",
  amountMinor,
  chargedMinor: null,
  chargedCurrency: null,
  isToTransfer: !isPaidOut,
});

/** The parts of an amount: through services, each from one payment, and by hand. */
async function listParts(
  ctx: RefundContext,
  orderId: string,
  { amountMinor, isPaidOut }: GiveBack,
): Promise<NewPart[]> {
  const { left } = await readSourcesOfRefunds(ctx.db, orderId);
  const connected = await ctx.payments?.listServices(ctx);
  const { parts, transfers, byHandMinor } = previewRefund(amountMinor, left, {
    now: ctx.clock(),
    isConnected: (method) => connected?.some(({ code }) => code === method) ?? true,
  });
  const transferMinor = transfers.reduce((sum, { minor }) => sum + minor, 0);
  return [
    ...parts.map(({ source, minor }) => ({
      method: source.payment.method,
      amountMinor: minor,
      ...getChargedPart(source, minor),
      isToTransfer: false,
    })),
    createPartByHand(byHandMinor, isPaidOut),
    createPartByHand(transferMinor, false),
  ].filter((part) => part.amountMinor > 0);
}

async function writeRefund(
  ctx: Context,
  order: OrderRow,
  { idempotencyKey, reason }: GiveBack,
  part: NewPart & Pick<RefundRow, "taxMinor"> & { readonly place: number },
): Promise<void> {
  const { place, isToTransfer, ...facts } = part;
  const { method } = facts;
  const now = ctx.clock();
  const isDone = isByHand(method) && !isToTransfer;
  const refundId = await insertRefund(ctx, {
    ...facts,
    orderId: order.id,
    reason,
    ...(isDone ? { state: "done", settledAt: now } : { state: "pending" }),
    idempotencyKey: getKey(idempotencyKey, { method, place }),
    actorId: isMember(ctx.actor) ? ctx.actor.id : null,
    createdAt: now,
  });
  if (!isByHand(method))
    await queueJob(ctx.db, {
      task: "refund-payment",
      payload: { refundId },
      key: `refund-payment:${refundId}`,
    });
}
