import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Coupon } from "#modules/cart/coupons.ts";
import { toDay } from "#i18n/format-he.ts";
import type { Context } from "#modules/context.ts";
import { readOrderRates } from "#modules/currency/find-order-rate.ts";
import { findMarketById } from "#modules/markets/find-market.ts";
import { listPlacesOf } from "#modules/markets/places.ts";
import { addPlaceRates } from "#modules/markets/price-terms.ts";
import { createFieldsError } from "#shared/errors.ts";
import { getFrozenRate } from "#shared/exchange.ts";
import { homeCountry } from "#shared/home-country.ts";
import type { PriceEdit } from "../processing/new-order.ts";
import type { ItemRow, OrderRow } from "../processing/find-order.ts";
import { findPlaceRate } from "../placing/find-place-rate.ts";
import { acceptRequests } from "../placing/agreed-prices.ts";
import {
  findOffers,
  toGoods,
  toItemRows,
  type LineTax,
  type RequestedLine,
} from "../placing/requested-lines.ts";
import { toAddedLine, type EditedLine, type Line } from "./edited-line.ts";

type Request = NonNullable<PriceEdit["lines"]>[number];
type Problems = Record<string, string[]>;

/**
 * All lines of an order, with the quantities and prices that are asked for. Throws `invalid_fields`
 * (`lines.<n>.…`) for lines of another order, for a price of a gift, and for units that came back.
 */
export async function prepareLines(
  ctx: Pick<Context, "db">,
  lines: readonly ItemRow[],
  requests: readonly Request[],
): Promise<EditedLine[]> {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const returned = await readReturned(ctx, requests);
  const requested = new Map<string, Request>();
  const fields: Problems = {};
  for (const [index, request] of requests.entries()) {
    const line = byId.get(request.lineId);
    if (line === undefined) fields[`lines.${index}.lineId`] = ["unknown"];
    else if (requested.has(line.id)) fields[`lines.${index}.lineId`] = ["twice"];
    else if (request.quantity < Math.max(returned.get(line.id) ?? 0, countBought(line)))
      fields[`lines.${index}.quantity`] = ["returned"];
    else if (line.isGift && request.agreed !== undefined)
      fields[`lines.${index}.agreed`] = ["gift"];
    requested.set(request.lineId, request);
  }
  if (Object.keys(fields).length > 0) throw createFieldsError(fields);
  return lines.map((before) => ({ before, after: getAfter(before, requested.get(before.id)) }));
}

/** Bought units that came back; a gift that was left out did not. */
const countBought = ({ isGift, restockedQuantity }: ItemRow) => (isGift ? 0 : restockedQuantity);

function getAfter(line: ItemRow, request: Request | undefined): Line | null {
  if (request === undefined) return line;
  const { quantity, agreed } = request;
  if (quantity === 0) return null;
  const restockedQuantity = Math.min(line.restockedQuantity, quantity);
  return { ...line, quantity, restockedQuantity, ...getPrice(line, agreed) };
}

/** A price that equals the catalogue's counts as the catalogue's, without a reason. */
function getPrice(line: ItemRow, agreed: Request["agreed"]): Partial<Line> {
  if (agreed === undefined) return {};
  const list = line.listPriceMinor ?? line.unitPriceMinor;
  return agreed === null || agreed.unitPriceMinor === list
    ? { unitPriceMinor: list, listPriceMinor: null, agreedReason: null }
    : {
        unitPriceMinor: agreed.unitPriceMinor,
        listPriceMinor: list,
        agreedReason: agreed.reason,
      };
}

/** The units of lines that customers have asked to return; at least one, whatever became of it. */
async function readReturned(
  { db }: Pick<Context, "db">,
  requests: readonly Request[],
): Promise<Map<string, number>> {
  if (requests.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; units: number }>(sql`
    select l.order_item_id as id,
      greatest(1, sum(l.quantity) filter (where r.state not in ('refused', 'cancelled')))::integer as units
    from return_lines l join returns r on r.id = l.return_id
    where l.order_item_id in ${requests.map(({ lineId }) => lineId)}
    group by l.order_item_id`);
  return new Map(rows.map(({ id, units }) => [id, units]));
}

/**
 * The lines to add after those that are there: at the catalogue's prices of this moment or at
 * agreed ones, by the order's own rate. Throws `invalid_fields` (`added.<n>.variantId`).
 */
export async function prepareAdded(
  ctx: Pick<Context, "db">,
  order: OrderRow,
  {
    added,
    coupon,
    position,
    stored,
  }: {
    /** The lines that are there, whose rates of tax hold for goods of the same class. */
    readonly stored: readonly ItemRow[];
    readonly added: NonNullable<PriceEdit["added"]>;
    readonly coupon: Coupon | undefined;
    /** The place of the first of them. */
    readonly position: number;
  },
): Promise<EditedLine[]> {
  if (added.length === 0) return [];
  const offers = await findOffers(ctx, { ids: added.map(({ variantId }) => variantId) });
  const rate = getFrozenRate(order);
  const lines = acceptRequests(added, offers, { path: "added", currency: order.currency, rate });
  const taxes = await listRates(ctx, order, lines, stored);
  return toItemRows(order, { lines, rate: rate ?? undefined }, coupon, taxes).map((row, index) =>
    toAddedLine({ ...row, id: randomUUID(), position: position + index }),
  );
}

/**
 * The rates for lines that are added: those of the order's market on the day of the order, and the
 * order's own rate of tax for goods of a class that it has already.
 */
async function listRates(
  ctx: Pick<Context, "db">,
  order: OrderRow,
  lines: readonly RequestedLine[],
  stored: readonly ItemRow[],
): Promise<LineTax[]> {
  const market = order.marketId === null ? undefined : await findMarketById(ctx, order.marketId);
  const destination = order.shippingAddress ?? order.billingAddress ?? { country: homeCountry };
  const { isReverseCharge } = order;
  const place = market && {
    market,
    places: listPlacesOf(destination),
    today: toDay(order.createdAt),
    rate: findPlaceRate(await readOrderRates(ctx), order.currency, market),
    isReverseCharge,
  };
  return lines.map((line) => {
    const goods = toGoods(line);
    const rates = place && addPlaceRates(goods, place);
    const same = stored.find(({ isGift, taxClass }) => !isGift && taxClass === goods.taxClass);
    return {
      taxRateBp: same?.taxRateBp ?? rates?.taxRateBp ?? 0,
      taxMinor: 0,
      dutyRateBp: rates?.dutyRateBp ?? 0,
      dutyFlatMinor: rates?.dutyFlatMinor ?? 0,
    };
  });
}
