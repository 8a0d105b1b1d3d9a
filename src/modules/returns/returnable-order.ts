// An order with the data for returns: the kinds that it allows, and the items that can still be
// returned.
import { and, eq, notInArray, sql } from "drizzle-orm";
import { toDay } from "#i18n/format-he.ts";
import { readContent } from "#modules/content/read-content.ts";
import type { Context } from "#modules/context.ts";
import { getLines, type ItemRow, type OrderRow } from "#modules/orders/processing/find-order.ts";
import { findOrderLaw } from "#modules/orders/order-law.ts";
import { getOrderArrival } from "#modules/orders/shipping/order-arrival.ts";
import {
  computeWorth,
  type ChosenUnits,
  type Worth,
} from "#modules/orders/editing/compute-worth.ts";
import { getGoodsMinor, getShippingBack, hasTaxInside } from "#modules/orders/order-sums.ts";
import { homeCountry } from "#shared/home-country.ts";
import { lawAreas } from "#shared/law-areas.ts";
import {
  computeFee,
  listReturnRights,
  type ReturnRight,
  type UnnoticedRights,
} from "./return-rights.ts";
import { returnLines, returns } from "./tables.ts";

/** A line of an order with the number of items that are not part of a return yet. */
export type ReturnableLine = ItemRow & { readonly returnable: number };

export type ReturnableOrder = {
  readonly order: OrderRow;
  readonly country: string;
  /** The day in Jerusalem on which it had arrived; null while that is not known. */
  readonly arrivedOn: string | null;
  readonly rights: readonly ReturnRight[];
  readonly lines: readonly ReturnableLine[];
};

/** The returns that are possible for an order now. None for a deleted order. */
export async function readReturnable(ctx: Context, order: OrderRow): Promise<ReturnableOrder> {
  const { rights, ...standing } = await readStanding(ctx, order);
  const lines = await readLines(ctx, order);
  const isOpen = order.deletedAt === null && lines.some(({ returnable }) => returnable > 0);
  return { order, ...standing, rights: isOpen ? rights : [], lines };
}

/** The returns that law and policies allow for an order now, whatever was asked for already. */
export async function readStanding(
  ctx: Context,
  order: OrderRow,
): Promise<Pick<ReturnableOrder, "country" | "arrivedOn" | "rights">> {
  const { policies } = await readContent(ctx, ["policies"]);
  const country = (order.shippingAddress ?? order.billingAddress)?.country ?? homeCountry;
  const arrivedOn = await getOrderArrival(ctx, order);
  const facts = {
    ...order,
    orderedOn: toDay(order.createdAt),
    arrivedOn,
    country,
    unnoticed: await findUnnoticed(ctx, order),
  };
  return { country, arrivedOn, rights: listReturnRights(facts, policies, ctx.clock()) };
}

/** The time that the law of the order's place adds where its customer was not told of it. */
async function findUnnoticed(ctx: Context, order: OrderRow): Promise<UnnoticedRights | null> {
  const area = await findOrderLaw(ctx, order);
  if (area === undefined || lawAreas[area].unnoticedMonths === 0) return null;
  const { rightsNotice } = order;
  return {
    months: lawAreas[area].unnoticedMonths,
    noticedOn: rightsNotice?.area === area ? rightsNotice.day : null,
  };
}

type ReturnedOrder = Pick<ReturnableOrder, "order" | "lines">;

/**
 * The value of an order's items with the tax in it, and the fee that the shop may keep, in minor
 * units. The fee is a part of the items' value; the shipping that goes back with all of them has
 * none.
 */
export function computeAmounts(
  found: ReturnedOrder,
  fee: ReturnRight["fee"],
  chosen: ChosenUnits,
): { worthMinor: number; taxMinor: number; feeMinor: number } {
  const { worthMinor, taxMinor, itemsMinor } = computeReturnWorth(found, chosen);
  return { worthMinor, taxMinor, feeMinor: computeFee(fee, found.order, itemsMinor) };
}

/** The value of chosen items, and the shipping that goes back with them. */
export function computeReturnWorth({ order, lines }: ReturnedOrder, chosen: ChosenUnits): Worth {
  return computeWorth(
    {
      lines: lines.map(({ quantity, ...line }) => ({
        ...line,
        quantity: quantity - line.restockedQuantity,
        orderedQuantity: quantity,
      })),
      subtotalMinor: order.subtotalMinor,
      goodsMinor: getGoodsMinor(order),
      isTaxIncluded: hasTaxInside(order),
      shipping: getShippingBack(order),
      leftMinor: order.paidMinor - order.refundedMinor,
    },
    chosen,
  );
}

/** All items that can be returned, by the line's id. */
export const listAllUnits = (lines: readonly ReturnableLine[]): ChosenUnits =>
  Object.fromEntries(
    lines.flatMap(({ id, returnable }) => (returnable > 0 ? [[id, returnable]] : [])),
  );

async function readLines(ctx: Context, order: OrderRow): Promise<ReturnableLine[]> {
  const lines = await getLines(ctx, order.id);
  const taken = await ctx.db
    .select({
      id: returnLines.orderItemId,
      // The order itself counts the items that are back on the shelf.
      units: sql<number>`sum(${returnLines.quantity} - ${returnLines.shelvedQuantity})::integer`,
    })
    .from(returnLines)
    .innerJoin(returns, eq(returns.id, returnLines.returnId))
    .where(and(eq(returns.orderId, order.id), notInArray(returns.state, ["refused", "cancelled"])))
    .groupBy(returnLines.orderItemId);
  return lines.map((line) => {
    const { units = 0 } = taken.find(({ id }) => id === line.id) ?? {};
    return { ...line, returnable: Math.max(0, line.quantity - line.restockedQuantity - units) };
  });
}
