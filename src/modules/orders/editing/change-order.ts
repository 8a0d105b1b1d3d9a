import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { acceptDestination } from "#modules/markets/find-market.ts";
import { listPlacesOf, type Destination } from "#modules/markets/places.ts";
import { queueMail } from "#modules/mail/queue-mail.ts";
import type { EditedPart } from "#modules/orders/kinds.ts";
import { orders } from "#modules/orders/tables.ts";
import { readOrderSettings } from "#modules/settings/read-settings.ts";
import { toStoredAddress } from "#shared/address.ts";
import { assertAction } from "#shared/assert-action.ts";
import { AppError } from "#shared/errors.ts";
import { closePaymentPages } from "../payments/close-payment-page.ts";
import { notifyOfPayment } from "../payments/payment-mails.ts";
import type { OrderEdit } from "../processing/contract.ts";
import { getLines, lockOrder, type OrderRow } from "../processing/find-order.ts";
import { lockExpectedOrder } from "./lock-expected-order.ts";
import { getAbilities } from "../processing/order-abilities.ts";
import type { OrderDetails } from "../processing/order-details.ts";
import { getOrderMailContent } from "../processing/order-mail.ts";
import { writeEvent } from "../processing/write-event.ts";
import { prepareEdit, type PreparedEdit } from "./prepare-edit.ts";
import { moveDifference, writeLines } from "./write-edit.ts";

type Change = Partial<typeof orders.$inferInsert>;

/**
 * Changes the lines, the price, the contact or the addresses of an order. Values that are equal to
 * the present ones are no change. Its price is computed as when it was placed (`prepareEdit`), and
 * the items follow; money that came stays, so that a difference is due, or may be refunded.
 * Customers are told only if asked for. Throws `not_found`, `conflict` when the order has been
 * changed since the staff member saw it, `invalid_fields` (`contact.email`, the country of an
 * address that is not delivered to, and as `prepareEdit`
 * does), `order_settled` for a part that can no longer change (see order-abilities.ts), `forbidden`
 * for prices that this staff member may not agree on, and `out_of_stock`.
 */
export async function changeOrder(ctx: Context, id: string, edit: OrderEdit): Promise<void> {
  const order = await lockExpectedOrder(ctx, id, edit.version);
  const can = getAbilities(order, ctx.actor);
  const contact = getChanges(order, getContact(order, edit));
  const addresses = getChanges(order, getAddresses(edit));
  const prepared = isPriceEdit(edit) ? await prepareEdit(ctx, order, edit) : undefined;
  const parts = getParts({ prepared, contact, addresses });
  if (prepared?.areLinesChanged || prepared?.removesCoupon) assertAllowed(can.editLines);
  if (prepared?.isAgreed) {
    assertAction(ctx.actor, "orders.agree", "agreeing on prices");
    assertAllowed(can.agree);
  }
  if (contact !== undefined) assertAllowed(can.editContact);
  if (addresses !== undefined) {
    assertAllowed(can.editAddresses);
    await assertDelivered(ctx, order, { ...order, ...addresses });
  }
  if (parts.length === 0 && edit.note === undefined) return;

  const isPriced = parts.includes("lines") || parts.includes("price");
  const priced = isPriced ? prepared : undefined;
  if (priced) await writeLines(ctx, order, priced);
  if (parts.length > 0)
    await ctx.db
      .update(orders)
      .set({ ...priced?.figures, ...contact, ...addresses })
      .where(eq(orders.id, id));
  await writeEvent(ctx, {
    orderId: id,
    kind: "edited",
    note: edit.note,
    facts: { parts, ...priced?.facts },
  });
  if (priced) await finishPricing(ctx, order, priced);
  if (edit.notifyCustomer === true) await queueUpdatedMail(ctx, id);
}

const isPriceEdit = ({ lines, added, agreedTotal, removesCoupon }: OrderEdit): boolean =>
  lines !== undefined ||
  added !== undefined ||
  agreedTotal !== undefined ||
  removesCoupon !== undefined;

function getParts({
  prepared,
  contact,
  addresses,
}: {
  readonly prepared: PreparedEdit | undefined;
  readonly contact: Change | undefined;
  readonly addresses: Change | undefined;
}): EditedPart[] {
  const { facts, isAgreed = false, removesCoupon = false } = prepared ?? {};
  return [
    ...(facts?.lines ? (["lines"] as const) : []),
    ...(isAgreed || removesCoupon ? (["price"] as const) : []),
    ...(contact ? (["contact"] as const) : []),
    ...(addresses ? (["addresses"] as const) : []),
  ];
}

/** Stock, payment page and confirmation follow other lines or another price. */
async function finishPricing(ctx: Context, order: OrderRow, priced: PreparedEdit): Promise<void> {
  await moveDifference(ctx, order, priced);
  // A payment page that is open from a link to pay asks for the old total.
  await closePaymentPages(ctx, order);
  const { paidMinor, totalMinor, paymentMethod, stockState } = order;
  const isPaidNow = paidMinor < totalMinor && paidMinor >= priced.totalMinor;
  if (!isPaidNow || paymentMethod !== "online") return;
  // The confirmation of an order that is paid online follows its payment; it is sent once.
  await notifyOfPayment(ctx, await lockOrder(ctx, order.id), {
    notifyCustomer: false,
    units: stockState === "released" ? "gone" : "there",
  });
}

async function queueUpdatedMail(ctx: Context, id: string): Promise<void> {
  const { email_notifications } = await readOrderSettings(ctx);
  if (!email_notifications) return;
  const order = await lockOrder(ctx, id);
  await queueMail(ctx.db, {
    kind: "order-updated",
    to: order.customerEmail,
    content: getOrderMailContent(order, await getLines(ctx, id)),
  });
}

function assertAllowed({ allowed, reason }: OrderDetails["can"]["editLines"]): void {
  if (!allowed) throw new AppError("order_settled", `this part does not change: ${reason}`);
}

/** A customer of the checkout must stay reachable by mail. */
function getContact({ source }: OrderRow, { contact }: OrderEdit): Change {
  if (contact === undefined) return {};
  const { name, email, phone } = contact;
  if (email === null && source === "checkout")
    throw new AppError("invalid_fields", "an order of the checkout has an address", {
      fields: { "contact.email": ["required"] },
    });
  return { customerName: name, customerEmail: email, customerPhone: phone };
}

function getAddresses({ billingAddress, shippingAddress }: OrderEdit): Change {
  return {
    ...(billingAddress && { billingAddress: toStoredAddress(billingAddress) }),
    ...(shippingAddress !== undefined && {
      shippingAddress: shippingAddress && toStoredAddress(shippingAddress),
    }),
  };
}

/**
 * A new address must be one that the shop delivers to; an order may keep the address that it has.
 */
async function assertDelivered(ctx: Context, before: OrderRow, after: OrderRow): Promise<void> {
  const from = before.shippingAddress ?? before.billingAddress;
  const to = after.shippingAddress ?? after.billingAddress;
  if (to === null || isSamePlace(from, to)) return;
  const field = after.shippingAddress === null ? "billingAddress" : "shippingAddress";
  await acceptDestination(ctx, to, `${field}.country`);
}

const isSamePlace = (from: Destination | null, to: Destination) =>
  isDeepStrictEqual(from && listPlacesOf(from), listPlacesOf(to));

/** The change, or undefined when it makes no difference. */
function getChanges(order: OrderRow, change: Change): Change | undefined {
  const isSame = isDeepStrictEqual({ ...order, ...change }, order);
  return isSame ? undefined : change;
}
