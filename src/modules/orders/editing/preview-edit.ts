import { eq, inArray } from "drizzle-orm";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import { formatLineName } from "#modules/catalog/variant-names.ts";
import type { Context } from "#modules/context.ts";
import { orders } from "#modules/orders/tables.ts";
import { AppError } from "#shared/errors.ts";
import { money } from "#shared/money.ts";
import type { EditOutcome } from "../processing/contract.ts";
import type { PriceEdit } from "../processing/new-order.ts";
import type { OrderRow } from "../processing/find-order.ts";
import { countMoreUnits, getLine, type EditedLine } from "./edited-line.ts";
import { prepareEdit } from "./prepare-edit.ts";

/**
 * What an edit of an order would come to, in money and in stock, computed as the edit computes it.
 * Changes nothing. Throws `not_found`, and `invalid_fields` as `prepareEdit` does.
 */
export async function previewEdit(ctx: Context, id: string, edit: PriceEdit): Promise<EditOutcome> {
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, id));
  if (order === undefined) throw new AppError("not_found", `there is no order ${id}`);
  const { lines, ...sums } = await prepareEdit(ctx, order, edit);
  const { currency, paidMinor, refundedMinor } = order;
  const toMoney = (minor: number) => money(minor, currency);
  return {
    subtotal: toMoney(sums.subtotalMinor),
    discount: toMoney(sums.discountMinor),
    totalBefore: toMoney(order.totalMinor),
    total: toMoney(sums.totalMinor),
    paid: toMoney(paidMinor),
    due: toMoney(Math.max(0, sums.totalMinor - paidMinor)),
    overpaid: toMoney(Math.max(0, paidMinor - refundedMinor - sums.totalMinor)),
    stock: await readStock(ctx, order, lines),
    gifts: lines.flatMap((line) => {
      const [from, to] = [line.before?.quantity ?? 0, line.after?.quantity ?? 0];
      const { isGift, ...rest } = getLine(line);
      return isGift && from !== to ? [{ name: formatLineName(rest), from, to }] : [];
    }),
  };
}

/** The units that move; none of an order that has none on the shelf or from it. */
async function readStock(
  { db }: Context,
  { stockState }: OrderRow,
  lines: readonly EditedLine[],
): Promise<EditOutcome["stock"]> {
  const byVariant = Map.groupBy(
    lines.filter((line) => countMoreUnits(line) !== 0),
    (line) => getLine(line).variantId,
  );
  if (stockState === "released" || byVariant.size === 0) return [];
  const rows = await db
    .select({ id: productVariants.id, available: productVariants.stockQuantity })
    .from(productVariants)
    .where(
      inArray(
        productVariants.id,
        [...byVariant.keys()].flatMap((id) => id ?? []),
      ),
    );
  return rows.flatMap(({ id, available }) => {
    const moved = byVariant.get(id) ?? [];
    const units = moved.reduce((sum, line) => sum + countMoreUnits(line), 0);
    const [first] = moved;
    if (first === undefined || units === 0) return [];
    const { sku, ...line } = getLine(first);
    return [{ name: formatLineName(line), sku, units, available }];
  });
}
