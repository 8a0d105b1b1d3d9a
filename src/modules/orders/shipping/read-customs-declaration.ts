import { formatLineName } from "#modules/catalog/variant-names.ts";
import { asc, eq } from "drizzle-orm";
import { products } from "#modules/catalog/tables.ts";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import { variantWeight } from "#modules/catalog/variant-weight.ts";
import type { Context } from "#modules/context.ts";
import { getGoodsMinor, hasTaxInside } from "#modules/orders/order-sums.ts";
import { orderItems, orders } from "#modules/orders/tables.ts";
import { AppError } from "#shared/errors.ts";
import { money, type Money } from "#shared/money.ts";
import { hasForeignLetters } from "#shared/plain-text.ts";
import type { CustomsDeclaration, CustomsFact } from "./customs-contract.ts";
import type { ItemRow, OrderRow } from "../processing/find-order.ts";

/**
 * The customs declaration of an order, by the present data of its variants, with the data that are
 * missing. Throws `not_found`.
 */
export async function readCustomsDeclaration(
  ctx: Context,
  id: string,
): Promise<CustomsDeclaration> {
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, id));
  if (order === undefined) throw new AppError("not_found", `there is no order ${id}`);
  const rows = await findDeclared(ctx, id);
  const paid = splitPaid(
    order,
    rows.map(({ item }) => item),
  );
  return {
    lines: rows.flatMap((row, index) =>
      isPacking(row) ? [] : [createDeclaredLine(row, paid[index])],
    ),
  };
}

/** A gift without a stock of its own, such as the storage bag of a backpack. */
const isPacking = ({ item, variant }: Declared) => item.isGift && variant === null;

async function findDeclared({ db }: Context, orderId: string) {
  return db
    .select({
      item: orderItems,
      variant: productVariants,
      productId: products.id,
      weight: variantWeight,
    })
    .from(orderItems)
    .leftJoin(productVariants, eq(productVariants.id, orderItems.variantId))
    .leftJoin(products, eq(products.id, productVariants.productId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position));
}
type Declared = Awaited<ReturnType<typeof findDeclared>>[number];

function createDeclaredLine(
  { item, variant, productId, weight }: Declared,
  paid: Money | undefined,
) {
  const { quantity } = item;
  const facts = {
    description: variant?.customsDescription ?? toLatin(item.productName),
    weightGrams: weight === null ? null : weight * quantity,
    value: getValue(item, variant, paid),
    tariffCode: variant?.tariffCode ?? null,
    originCountry: variant?.originCountry ?? null,
  };
  const byFact = {
    description: facts.description,
    weight: facts.weightGrams,
    value: facts.value,
    tariff_code: facts.tariffCode,
    origin_country: facts.originCountry,
  } satisfies Record<CustomsFact, unknown>;
  // The keys of our own object.
  const names = Object.keys(byFact) as CustomsFact[];
  return {
    id: item.id,
    name: formatLineName(item),
    productId,
    quantity,
    ...facts,
    missing: names.filter((fact) => byFact[fact] === null),
  };
}

const toLatin = (name: string) => (hasForeignLetters(name) ? null : name);

/** For customs a gift has a value, too. */
function getValue(
  { quantity }: ItemRow,
  variant: Declared["variant"],
  paid: Money | undefined,
): Money | null {
  if (paid !== undefined && paid.amountMinor > 0) return paid;
  const isComparable = variant?.baseCurrency === paid?.currency;
  if (variant === null || !isComparable || variant.priceMinor === 0) return null;
  return money(variant.priceMinor * quantity, variant.baseCurrency);
}

/**
 * The amount paid for each line: its total less its part of the discount and the tax in it, so that
 * all of them come to the order's total without shipping, tax and duty.
 */
function splitPaid(order: OrderRow, items: readonly ItemRow[]): Money[] {
  const { subtotalMinor, currency } = order;
  const discountMinor = subtotalMinor - getGoodsMinor(order);
  const computeDiscountUpTo = (totalMinor: number) =>
    subtotalMinor === 0 ? 0 : Math.round((discountMinor * totalMinor) / subtotalMinor);
  let before = 0;
  return items.map(({ totalPriceMinor, taxMinor }) => {
    const after = before + totalPriceMinor;
    const paid = totalPriceMinor - (computeDiscountUpTo(after) - computeDiscountUpTo(before));
    before = after;
    return money(Math.max(0, paid - (hasTaxInside(order) ? taxMinor : 0)), currency);
  });
}
