import { paymentNotes } from "#content/payment-notes.ts";
import { formatMoney } from "#i18n/format.ts";
import type { Context } from "#modules/context.ts";
import { rememberEvent } from "#modules/payments/payment-events.ts";
import type { PaymentEvent } from "#modules/payments/payments.ts";
import { AppError } from "#shared/errors.ts";
import { money } from "#shared/money.ts";
import { lockOrder, type OrderRow } from "../find-order.ts";
import { takePayment } from "./take-payment.ts";
import { writeEvent } from "../write-event.ts";

type PaidEvent = Extract<PaymentEvent, { kind: "paid" }>;

/**
 * Does what a payment service's news asks for, once: its id is remembered in the same transaction.
 * To be run as the shop itself. News of an order that is not there is logged and otherwise ignored.
 */
export async function receivePaymentEvent(ctx: Context, event: PaymentEvent): Promise<void> {
  if (event.kind !== "paid" || !(await rememberEvent(ctx, event))) return;
  const order = await lockIfThere(ctx, event.orderId);
  if (order === undefined) {
    const { eventId, orderId, reference } = event;
    ctx.log.warn({ eventId, orderId, reference }, "a payment for an order that is not there");
    return;
  }
  if (event.currency === order.currency) return take(ctx, order, event);
  // Sums are kept in the order's currency. This one must not come near them; a person has to look.
  const { reference, amountMinor, currency } = event;
  await noteOddity(ctx, event, paymentNotes.foreignCurrency(reference, amountMinor, currency));
}

async function lockIfThere(ctx: Context, orderId: string): Promise<OrderRow | undefined> {
  try {
    return await lockOrder(ctx, orderId);
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return undefined;
    throw error;
  }
}

/**
 * The money is there, whatever its amount: it counts as what it is, and only the whole total is
 * "paid".
 */
async function take(ctx: Context, order: OrderRow, event: PaidEvent): Promise<void> {
  const { reference, amountMinor } = event;
  const dueMinor = order.totalMinor - order.paidMinor;
  const isTaken = await takePayment(ctx, order, { method: "stripe", amountMinor, reference });
  if (!isTaken || amountMinor === dueMinor) return;
  const inWords = (sum: number) => formatMoney(money(sum, order.currency));
  const note = paymentNotes.unexpectedAmount(inWords(amountMinor), inWords(dueMinor));
  await noteOddity(ctx, event, note);
}

async function noteOddity(ctx: Context, event: PaidEvent, note: string): Promise<void> {
  const { eventId, orderId, reference, amountMinor, currency } = event;
  ctx.log.warn(
    { eventId, orderId, reference, amountMinor, currency },
    "a payment is not what the order asks for",
  );
  await writeEvent(ctx, { orderId, kind: "note", note, customerVisible: false });
}
