import { closePaymentPage } from "../payments/close-payment-page.ts";
import type { OrderEdit } from "../processing/contract.ts";
import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { orders } from "#modules/orders/tables.ts";
import { toStoredAddress } from "#shared/address.ts";
import { type EventFacts } from "#modules/orders/timeline-tables.ts";
import { AppError } from "#shared/errors.ts";
import { toEditedLines, moveDifference, writeLines } from "./edit-lines.ts";
import { getLines, lockOrder, type OrderRow } from "../processing/find-order.ts";
import { assertOrderVersion } from "./assert-order-version.ts";
import { getAbilities } from "../processing/order-abilities.ts";
import type { OrderDetails } from "../processing/order-details.ts";
import { writeEvent } from "../processing/write-event.ts";

type Change = Partial<typeof orders.$inferInsert>;
type Part = NonNullable<EventFacts["parts"]>[number];

/**
 * Changes the quantities, the contact or the addresses of an order. Values that are equal to the
 * present ones are no change. A line never leaves an order: at least one unit of each remains, or
 * the order is cancelled. Prices stay those of the order, and so does the coupon's percentage; the
 * items follow. Throws `not_found`, `conflict` when the order has been changed since the staff
 * member saw it, `invalid_fields` (`lines.<n>.lineId`, `contact.email`), `order_settled` for a part
 * that can no longer change (see order-abilities.ts), and `out_of_stock`.
 */
export async function changeOrder(ctx: Context, id: string, edit: OrderEdit): Promise<void> {
  const order = await lockOrder(ctx, id);
  await assertOrderVersion(ctx, order, edit.version);
  const can = getAbilities(order, ctx.actor);
  const parts: Part[] = [];
  const lines = toEditedLines(await getLines(ctx, id), edit.lines ?? []);
  if (lines.some(({ line, quantity }) => line.quantity !== quantity)) {
    assertAllowed(can.editLines);
    parts.push("lines");
  }
  const contact = getChanges(order, getContact(order, edit));
  const addresses = getChanges(order, getAddresses(edit));
  if (contact !== undefined) assertAllowed(can.editContact);
  if (addresses !== undefined) assertAllowed(can.editAddresses);
  if (contact !== undefined) parts.push("contact");
  if (addresses !== undefined) parts.push("addresses");
  if (parts.length === 0 && edit.note === undefined) return;

  const prices = parts.includes("lines") ? await writeLines(ctx, order, lines) : {};
  if (parts.length > 0)
    await ctx.db
      .update(orders)
      .set({ ...prices, ...contact, ...addresses })
      .where(eq(orders.id, id));
  await writeEvent(ctx, { orderId: id, kind: "edited", note: edit.note, facts: { parts } });
  await moveDifference(ctx, order, lines);
  // A payment page that is open from a link to pay asks for the old total.
  if (parts.includes("lines")) await closePaymentPage(ctx, order);
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

/** The change, or undefined when it makes no difference. */
function getChanges(order: OrderRow, change: Change): Change | undefined {
  const isSame = isDeepStrictEqual({ ...order, ...change }, order);
  return isSame ? undefined : change;
}
