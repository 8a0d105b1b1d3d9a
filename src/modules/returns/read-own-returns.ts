import { asc, desc, eq, inArray } from "drizzle-orm";
import { formatFullName } from "#modules/catalog/variant-names.ts";
import type { Context } from "#modules/context.ts";
import { findByAccessKey } from "#modules/orders/processing/find-order.ts";
import type { ReturnKind, ReturnState } from "#modules/orders/kinds.ts";
import { formatOrderNumber } from "#modules/orders/order-number.ts";
import { orderItems } from "#modules/orders/tables.ts";
import { money, type Money } from "#shared/money.ts";
import { isConfirmable } from "./confirm-cancellation.ts";
import type { ReturnContext } from "./context.ts";
import { listAllUnits, computeAmounts, readReturnable } from "./returnable-order.ts";
import type { ReturnRight } from "./return-rights.ts";
import { returnLines, returns } from "./tables.ts";

/** The data of the page with an order's returns; times are ISO texts. */
export type OwnReturns = {
  readonly orderNumber: string;
  /** The day in Jerusalem on which it had arrived; null while that is not known. */
  readonly arrivedOn: string | null;
  /** The kinds of returns that are possible now. */
  readonly rights: readonly OwnRight[];
  /** The lines with items that can be returned. */
  readonly lines: readonly {
    readonly id: string;
    readonly name: string;
    readonly image: string | null;
    readonly returnable: number;
  }[];
  /** Returns that have been asked for, the newest first. */
  readonly returns: readonly OwnReturn[];
  /** True while the customer still has to confirm one of these as a cancellation. */
  readonly isUnconfirmed: boolean;
};

export type OwnRight = Omit<ReturnRight, "until" | "fee"> & {
  readonly until: string | null;
  /** The refund for all items of the order, and the fee that the shop keeps. */
  readonly comesBack: Money;
  readonly fee: Money;
};

export type OwnReturn = {
  readonly id: string;
  readonly number: string;
  readonly kind: ReturnKind;
  readonly state: ReturnState;
  readonly requestedAt: string;
  readonly note: string | null;
  readonly refunded: Money | null;
  readonly lines: readonly { readonly name: string; readonly quantity: number }[];
};

/**
 * The returns that the order of this key allows, and the existing ones; undefined without an order.
 */
export async function readOwnReturns(
  ctx: ReturnContext,
  accessKey: string,
): Promise<OwnReturns | undefined> {
  return ctx.asCheckout(async (checkout) => {
    const order = await findByAccessKey(checkout, accessKey);
    if (order === undefined || order.deletedAt !== null) return undefined;
    const found = await readReturnable(checkout, order);
    const units = listAllUnits(found.lines);
    const requested = await listRequested(checkout, order);
    const waits = requested.some(({ kind, state }) => kind === "cancel" && state === "asked");
    return {
      orderNumber: formatOrderNumber(order),
      arrivedOn: found.arrivedOn,
      rights: found.rights.map(({ until, fee, ...right }) => {
        const { worthMinor, feeMinor } = computeAmounts(found, fee, units);
        return {
          ...right,
          until: until?.toISOString() ?? null,
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
      isUnconfirmed: waits && (await isConfirmable(checkout, order)),
    };
  });
}

async function listRequested(
  { db }: Context,
  order: { readonly id: string; readonly currency: Money["currency"] },
): Promise<OwnReturn[]> {
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
  return rows.map((row) => ({
    id: row.id,
    number: row.number ?? "",
    kind: row.kind,
    state: row.state,
    requestedAt: row.createdAt.toISOString(),
    note: row.note,
    refunded: row.refundedMinor > 0 ? money(row.refundedMinor, order.currency) : null,
    lines: lines
      .filter(({ returnId }) => returnId === row.id)
      .map((line) => ({ name: formatFullName(line), quantity: line.quantity })),
  }));
}
