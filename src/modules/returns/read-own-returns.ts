import { asc, desc, eq, inArray } from "drizzle-orm";
import { formatFullName } from "#modules/catalog/variant-names.ts";
import type { Context } from "#modules/context.ts";
import { findByAccessKey } from "#modules/orders/processing/find-order.ts";
import { formatOrderNumber } from "#modules/orders/order-number.ts";
import { orderItems } from "#modules/orders/tables.ts";
import { sumPendingRefunds } from "#modules/payments/refund-rows.ts";
import { money, type Money } from "#shared/money.ts";
import { isConfirmable } from "./confirm-cancellation.ts";
import type { ReturnContext } from "./context.ts";
import { listAllUnits, computeAmounts, readReturnable } from "./returnable-order.ts";
import { returnLines, returns } from "./tables.ts";

/** The data of the page with an order's returns; times are ISO texts. */
export type OwnReturns = NonNullable<Awaited<ReturnType<typeof readOwnReturns>>>;
export type OwnRight = OwnReturns["rights"][number];

/**
 * The returns that the order of this key allows, and the existing ones; undefined without an order.
 */
export async function readOwnReturns(ctx: ReturnContext, accessKey: string) {
  return ctx.asCheckout(async (checkout) => {
    const order = await findByAccessKey(checkout, accessKey);
    if (order === undefined || order.deletedAt !== null) return undefined;
    const found = await readReturnable(checkout, order);
    const units = listAllUnits(found.lines);
    const requested = await listRequested(checkout, order);
    const waits = requested.some(({ kind, state }) => kind === "cancel" && state === "asked");
    return {
      orderNumber: formatOrderNumber(order),
      /** The day in Jerusalem on which it had arrived; null while that is not known. */
      arrivedOn: found.arrivedOn,
      rights: found.rights.map(({ until, fee, ...right }) => {
        const { worthMinor, feeMinor } = computeAmounts(found, fee, units);
        return {
          ...right,
          until: until?.toISOString() ?? null,
          /** The refund for all items of the order, and the fee that the shop keeps. */
          comesBack: money(worthMinor - feeMinor, order.currency),
          fee: money(feeMinor, order.currency),
        };
      }),
      lines: found.lines.flatMap((line) =>
        line.returnable === 0
          ? []
          : [
              {
                id: line.id,
                name: formatFullName(line),
                image: line.imageUrl,
                returnable: line.returnable,
              },
            ],
      ),
      returns: requested,
      /** True while the customer still has to confirm one of these as a cancellation. */
      isUnconfirmed: waits && (await isConfirmable(checkout, order)),
    };
  });
}

async function listRequested(
  ctx: Context,
  order: { readonly id: string; readonly currency: Money["currency"] },
) {
  const { db } = ctx;
  const rows = await db
    .select()
    .from(returns)
    .where(eq(returns.orderId, order.id))
    .orderBy(desc(returns.createdAt), desc(returns.id));
  if (rows.length === 0) return [];
  const lines = await db
    .select({
      returnId: returnLines.returnId,
      productName: orderItems.productName,
      variantName: orderItems.variantName,
      quantity: returnLines.quantity,
    })
    .from(returnLines)
    .innerJoin(orderItems, eq(orderItems.id, returnLines.orderItemId))
    .where(
      inArray(
        returnLines.returnId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(orderItems.position));
  const isRefundPending = (await sumPendingRefunds(ctx, order.id)) > 0;
  return rows.map((row) => ({
    id: row.id,
    number: row.number ?? "",
    kind: row.kind,
    state: row.state,
    requestedAt: row.createdAt.toISOString(),
    note: row.note,
    refunded: row.refundedMinor > 0 ? money(row.refundedMinor, order.currency) : null,
    /** The money of the order waits for the payment service, or for a transfer by hand. */
    isRefundPending,
    lines: lines
      .filter(({ returnId }) => returnId === row.id)
      .map((line) => ({ name: formatFullName(line), quantity: line.quantity })),
  }));
}
