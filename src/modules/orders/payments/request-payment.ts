import { eq } from "drizzle-orm";
import { paymentMessage as english } from "#i18n/en/payment-message.ts";
import { paymentMessage as hebrew } from "#i18n/he/payment-message.ts";
import { readContent } from "#modules/content/read-content.ts";
import { queueMail } from "#modules/mail/queue-mail.ts";
import { getDocumentLanguage } from "#modules/orders/document-language.ts";
import { orderNotes } from "#modules/orders/order-notes.ts";
import { formatOrderNumber } from "#modules/orders/order-number.ts";
import { paymentLinkPath } from "#modules/orders/order-path.ts";
import { orders } from "#modules/orders/tables.ts";
import { DAY_MS } from "#shared/durations.ts";
import { AppError } from "#shared/errors.ts";
import { closePaymentPages } from "./close-payment-page.ts";
import { getLines, lockOrder, type OrderRow } from "../processing/find-order.ts";
import { getPaymentLinkAbility } from "../processing/order-abilities.ts";
import { computeDue } from "../processing/order-amounts.ts";
import { getOrderMailContent } from "../processing/order-mail.ts";
import type { PaymentLinkContext } from "./payment-link-context.ts";
import type { PaymentLink } from "./payment-link-contract.ts";
import type { NewPaymentLink } from "./payment-link-kinds.ts";
import { writeEvent } from "../processing/write-event.ts";
import { isHeldUnpaid } from "../holds/unpaid-hold.ts";

const messages = { he: hebrew, en: english } as const;

/**
 * Makes a link on which the customer can pay what is due online for some days, and mails it, or
 * returns the message for staff to send. It replaces an earlier link; held items are held as long
 * as it is valid. Throws `not_found`, and `conflict` for an order that cannot be paid online, or
 * that has no address to mail to.
 */
export async function requestPayment(
  ctx: PaymentLinkContext,
  id: string,
  { days, by }: NewPaymentLink,
): Promise<PaymentLink> {
  const order = await lockOrder(ctx, id);
  const paysOnline = (await ctx.payments.readMode(ctx)) === "online";
  const { allowed, reason } = getPaymentLinkAbility(order, { actor: ctx.actor, paysOnline });
  if (!allowed || (by === "mail" && order.customerEmail === null))
    throw new AppError("conflict", `no link to pay the order ${id}: ${reason ?? "no address"}`);
  const until = new Date(ctx.clock().getTime() + days * DAY_MS);
  const { reservedUntil } = order;
  const isHeldShorter = isHeldUnpaid(order) && reservedUntil !== null && reservedUntil < until;
  await ctx.db
    .update(orders)
    .set({
      paymentLinkUntil: until,
      ...(isHeldShorter && { reservedUntil: until }),
    })
    .where(eq(orders.id, id));
  const isMailed = by === "mail";
  await writeNote(ctx, id, isMailed ? orderNotes.paymentLinkMailed : orderNotes.paymentLinkMade);
  if (isMailed) await sendMail(ctx, order, until);
  const message = isMailed ? null : await getMessage(ctx, order, until);
  return { until: until.toISOString(), message };
}

/**
 * Ends the link to pay of an order, if it has one, and closes its payment page. Throws `not_found`.
 */
export async function endPaymentLink(ctx: PaymentLinkContext, id: string): Promise<void> {
  const order = await lockOrder(ctx, id);
  if (order.paymentLinkUntil === null) return;
  await ctx.db.update(orders).set({ paymentLinkUntil: null }).where(eq(orders.id, id));
  await writeNote(ctx, id, orderNotes.paymentLinkEnded);
  await closePaymentPages(ctx, order);
}

function writeNote(ctx: PaymentLinkContext, orderId: string, note: string): Promise<void> {
  return writeEvent(ctx, { orderId, kind: "note", note, customerVisible: false });
}

async function sendMail(ctx: PaymentLinkContext, order: OrderRow, until: Date): Promise<void> {
  await queueMail(ctx.db, {
    kind: "payment-link",
    to: order.customerEmail,
    content: {
      ...getOrderMailContent(order, await getLines(ctx, order.id)),
      payUntil: until.toISOString(),
    },
  });
}

async function getMessage(ctx: PaymentLinkContext, order: OrderRow, until: Date): Promise<string> {
  const { brand } = await readContent(ctx, ["brand"]);
  const language = getDocumentLanguage({ ...order, customer: { phone: order.customerPhone } });
  return messages[language]({
    name: order.customerName,
    shop: brand.name,
    number: formatOrderNumber(order),
    due: computeDue(order),
    until,
    link: ctx.publicUrl + paymentLinkPath(ctx.orderKeys.create(order.id, { for: "pay", until })),
  });
}
