import { eq } from "drizzle-orm";
import { toDay } from "#i18n/format-he.ts";
import { products } from "#modules/catalog/tables.ts";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import { variantWeight } from "#modules/catalog/variant-weight.ts";
import type { Context } from "#modules/context.ts";
import { readOrderRates, type FindRate } from "#modules/currency/find-order-rate.ts";
import { listPlacedMarkets, pickMarket } from "#modules/markets/find-market.ts";
import type { MarketInput } from "#modules/markets/market.ts";
import { computePlacedPrice, type Goods } from "#modules/markets/price-terms.ts";
import type { FrozenRate } from "#shared/exchange.ts";
import { isOwnCurrency, subtractMoney, type Currency, type Money } from "#shared/money.ts";
import { changeTerms } from "./changes.ts";
import type { FrozenOrder } from "./frozen-order.ts";
import { rehearse } from "./rehearse.ts";

type Facts = Omit<Goods, "id" | "price" | "quantity">;

/**
 * What the shop would have kept of the orders of the last 90 days to the places of a market, with
 * the terms that are typed: totals without tax and duty. `id` is that of the market that is
 * changed. Goods have the prices of their orders, and are shipped in the first way.
 */
export async function rehearseMarket(
  ctx: Pick<Context, "db" | "clock">,
  { after }: { readonly after?: string | undefined },
  { id, ...input }: MarketInput & { readonly id: string | null },
) {
  const rows = await listPlacedMarkets(ctx);
  const findRate = await readOrderRates(ctx);
  const { places: typed, ...terms } = input;
  const isMain = rows.some(({ market }) => market.id === id && market.isMain);
  const market = { ...terms, id: id ?? "", isMain };
  const own = (typed.length === 0 ? [null] : typed).map((place) => ({ market, place }));
  const others = rows.filter((row) => row.market.id !== id);
  const today = toDay(ctx.clock());
  const facts = await readFacts(ctx);
  const change = changeTerms((order) => {
    if (order.destination === null) return null;
    const found = pickMarket(
      [...own, ...others],
      order.destination,
      today,
      (each) => each === market,
    );
    const rate = findRateFor(order, market.currency, findRate);
    if (found.market !== market || rate === undefined) return null;
    const goods = order.lines.map((line) => ({ ...getFacts(facts, line.variantId), ...line }));
    const place = { ...found, today, rate };
    return getLeft(computePlacedPrice(goods, order.coupon, place).price);
  });
  return rehearse(ctx, { change, after });
}

const getLeft = ({ total, tax, duty }: Readonly<Record<"total" | "tax" | "duty", Money>>): Money =>
  subtractMoney(subtractMoney(total, tax), duty);

/** The rate between an order's currency and the market's; undefined where none is known. */
function findRateFor(
  { currency, rate }: FrozenOrder,
  to: Currency,
  findRate: FindRate,
): FrozenRate | null | undefined {
  if (currency === to || isOwnCurrency(to)) return rate;
  return isOwnCurrency(currency) ? findRate(to) : undefined;
}

const getFacts = (facts: ReadonlyMap<string, Facts>, variantId: string | null): Facts =>
  facts.get(variantId ?? "") ?? {
    taxClass: "standard",
    weightGrams: null,
    tariffCode: null,
    originCountry: null,
  };

async function readFacts({ db }: Pick<Context, "db">): Promise<ReadonlyMap<string, Facts>> {
  const rows = await db
    .select({
      id: productVariants.id,
      taxClass: products.taxClass,
      weightGrams: variantWeight,
      tariffCode: productVariants.tariffCode,
      originCountry: productVariants.originCountry,
    })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId));
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}
