// An order as returns look at it: what it is open to, and which of its bags can still come back.
import { and, eq, notInArray, sql } from "drizzle-orm";
import { toDay } from "#i18n/format-he.ts";
import { readContent } from "#modules/content/read-content.ts";
import type { Context } from "#modules/context.ts";
import { getLines, type ItemRow, type OrderRow } from "#modules/order-processing/find-order.ts";
import { orderArrival } from "#modules/order-processing/shipping/order-arrival.ts";
import { worthOfBags, type ChosenBags } from "#modules/order-processing/editing/worth-of-bags.ts";
import { homeCountry } from "#shared/home-country.ts";
import { feeOf, returnRights, type ReturnRight } from "./return-rights.ts";
import { returnLines, returns } from "./tables.ts";

/** A line of an order with how many of its bags nobody has sent back or asked to. */
export type ReturnableLine = ItemRow & { readonly returnable: number };

export type ReturnableOrder = {
  readonly order: OrderRow;
  readonly country: string;
  /** The day in Jerusalem on which it had arrived; null while that is not known. */
  readonly arrivedOn: string | null;
  readonly rights: readonly ReturnRight[];
  readonly lines: readonly ReturnableLine[];
};

/** The returns that can be asked for of an order at this moment. None of a hidden order. */
export async function readReturnable(ctx: Context, order: OrderRow): Promise<ReturnableOrder> {
  const { policies } = await readContent(ctx, ["policies"]);
  const country = (order.shippingAddress ?? order.billingAddress)?.country ?? homeCountry;
  const arrivedOn = await orderArrival(ctx, order);
  const facts = { ...order, orderedOn: toDay(order.createdAt), arrivedOn, country };
  const lines = await readLines(ctx, order);
  const isOpen = order.deletedAt === null && lines.some(({ returnable }) => returnable > 0);
  const rights = isOpen ? returnRights(facts, policies, ctx.clock()) : [];
  return { order, country, arrivedOn, rights, lines };
}

/** The worth of an order's bags, and the fee that the shop may keep of it; minor units. */
export function amountsOf(
  { order, lines }: Pick<ReturnableOrder, "order" | "lines">,
  fee: ReturnRight["fee"],
  chosen: ChosenBags,
): { worthMinor: number; feeMinor: number } {
  const worthMinor = worthOfBags(
    {
      lines: lines.map((line) => ({
        id: line.id,
        unitPriceMinor: line.unitPriceMinor,
        quantity: line.quantity - line.restockedQuantity,
      })),
      subtotalMinor: order.subtotalMinor,
      totalMinor: order.totalMinor,
      leftMinor: order.paidMinor - order.refundedMinor,
    },
    chosen,
  );
  return { worthMinor, feeMinor: feeOf(fee, order, worthMinor) };
}

/** All that can come back, by the line's id. */
export const allBags = (lines: readonly ReturnableLine[]): ChosenBags =>
  Object.fromEntries(
    lines.flatMap(({ id, returnable }) => (returnable > 0 ? [[id, returnable]] : [])),
  );

async function readLines(ctx: Context, order: OrderRow): Promise<ReturnableLine[]> {
  const lines = await getLines(ctx, order.id);
  const taken = await ctx.db
    .select({
      id: returnLines.orderItemId,
      // Bags that are back on the shelf are counted by the order itself.
      bags: sql<number>`sum(${returnLines.quantity} - ${returnLines.shelvedQuantity})::integer`,
    })
    .from(returnLines)
    .innerJoin(returns, eq(returns.id, returnLines.returnId))
    .where(and(eq(returns.orderId, order.id), notInArray(returns.state, ["refused", "cancelled"])))
    .groupBy(returnLines.orderItemId);
  return lines.map((line) => {
    const { bags = 0 } = taken.find(({ id }) => id === line.id) ?? {};
    return { ...line, returnable: Math.max(0, line.quantity - line.restockedQuantity - bags) };
  });
}
