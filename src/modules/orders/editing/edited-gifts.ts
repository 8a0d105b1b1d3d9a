import { randomUUID } from "node:crypto";
import { inArray } from "drizzle-orm";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import type { Context } from "#modules/context.ts";
import { getFrozenRate } from "#shared/exchange.ts";
import type { OrderRow } from "../processing/find-order.ts";
import { findGifts, isShort, toGiftRows, type Gift } from "../placing/gifts.ts";
import { findOffers } from "../placing/requested-lines.ts";
import { getLine, toAddedLine, type EditedLine, type Line } from "./edited-line.ts";

type PreparedGifts = {
  readonly lines: readonly EditedLine[];
  /** Whether there are fewer pieces in stock than would come along. */
  readonly isShort: boolean;
};

/**
 * The lines of an edit with its gifts: as many pieces more or fewer come along as the bought lines
 * change, by the rules of this moment. A gift whose number was edited itself stays so.
 */
export async function prepareGifts(
  ctx: Pick<Context, "db">,
  order: OrderRow,
  lines: readonly EditedLine[],
): Promise<PreparedGifts> {
  const gifts = await findDifferences(ctx, lines);
  const products = gifts.length === 0 ? new Map<string, string>() : await readProducts(ctx, lines);
  const all = [...lines];
  for (const gift of gifts) {
    const places = [...all.keys()].filter((place) => isOpenGift(all[place], gift, products));
    if (gift.pieces < 0) removePieces(all, places, -gift.pieces);
    else addPieces(all, places, gift, order);
  }
  return { lines: all, isShort: gifts.some(isShort) };
}

/** The gifts of which more or, where negative, fewer pieces come along. */
async function findDifferences(
  ctx: Pick<Context, "db">,
  lines: readonly EditedLine[],
): Promise<Gift[]> {
  const bought = lines.filter((line) => !getLine(line).isGift);
  if (bought.every(({ before, after }) => before?.quantity === after?.quantity)) return [];
  const offers = await findOffers(ctx, {
    ids: bought.flatMap((line) => getLine(line).variantId ?? []),
  });
  const find = (state: "before" | "after") =>
    findGifts(
      ctx,
      bought.flatMap((line) => {
        const offer = offers.find(({ id }) => id === getLine(line).variantId);
        const { quantity } = line[state] ?? { quantity: 0 };
        return offer === undefined || quantity === 0 ? [] : [{ offer, quantity }];
      }),
    );
  const [before, after] = [await find("before"), await find("after")];
  const ids = new Set([...before, ...after].map(({ productId }) => productId));
  return [...ids].flatMap((productId) => {
    const was = before.find((gift) => gift.productId === productId);
    const is = after.find((gift) => gift.productId === productId);
    const gift = is ?? was;
    const pieces = (is?.pieces ?? 0) - (was?.pieces ?? 0);
    return gift === undefined || pieces === 0 ? [] : [{ ...gift, pieces }];
  });
}

/** The products of the gifts in an order, by their variants. */
async function readProducts(
  { db }: Pick<Context, "db">,
  lines: readonly EditedLine[],
): Promise<Map<string, string>> {
  const ids = lines.flatMap((line) =>
    getLine(line).isGift ? (getLine(line).variantId ?? []) : [],
  );
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: productVariants.id, productId: productVariants.productId })
    .from(productVariants)
    .where(inArray(productVariants.id, ids));
  return new Map(rows.map(({ id, productId }) => [id, productId]));
}

/** Whether a line is of this gift, and its number was not edited itself. */
function isOpenGift(
  line: EditedLine | undefined,
  { productId, sku }: Gift,
  products: ReadonlyMap<string, string>,
): boolean {
  if (!line?.before?.isGift || line.before.quantity !== line.after?.quantity) return false;
  const { variantId } = line.before;
  return variantId === null ? line.before.sku === sku : products.get(variantId) === productId;
}

function removePieces(all: EditedLine[], places: readonly number[], pieces: number): void {
  let rest = pieces;
  for (const place of places) {
    const { before, after } = all[place] ?? {};
    if (!before || !after) continue;
    const quantity = Math.max(0, after.quantity - rest);
    rest -= after.quantity - quantity;
    all[place] = { before, after: quantity === 0 ? null : setQuantity(after, quantity) };
  }
}

/** As many as are in stock: on the line of the same variant, or on a new one. */
function addPieces(
  all: EditedLine[],
  places: readonly number[],
  gift: Gift,
  order: OrderRow,
): void {
  const pieces = Math.min(gift.pieces, gift.stock ?? gift.pieces);
  if (pieces <= 0) return;
  const same = places.find((place) => all[place]?.before?.variantId === gift.variantId);
  const { before, after } = (same === undefined ? undefined : all[same]) ?? {};
  if (same !== undefined && before && after) {
    all[same] = { before, after: { ...after, quantity: after.quantity + pieces } };
    return;
  }
  const positions = all.map((line) => (line.before ?? line.row).position ?? 0);
  const rows = toGiftRows(order, [gift], {
    after: Math.max(...positions) + 1,
    rate: getFrozenRate(order) ?? undefined,
  });
  all.push(...rows.map((row) => toAddedLine({ ...row, id: randomUUID() })));
}

const setQuantity = (line: Line, quantity: number): Line => ({
  ...line,
  quantity,
  restockedQuantity: Math.min(line.restockedQuantity, quantity),
});
