// The rows that make a shop somebody's: its texts, its first products, and its money.
import { brand } from "#content/brand.ts";
import { plainFaq } from "#content/plain/faq.ts";
import { plainMails } from "#content/plain/mails.ts";
import { plainAbout, plainPages } from "#content/plain/pages.ts";
import { structure } from "#content/structure.ts";
import type { SeededVariant } from "#modules/catalog/seed.ts";
import {
  deleteSamples,
  listCandlePrices,
  renameSample,
  seedCandles,
} from "#modules/catalog/replace-samples.ts";
import { deliveredTexts, readTextFile } from "#modules/content/text-documents.ts";
import { writeDocument } from "#modules/content/write-document.ts";
import type { Context } from "#modules/context.ts";
import { setCurrency } from "#modules/currency/set-currency.ts";
import { setRate } from "#modules/currency/set-rate.ts";
import { seedOpeningStock } from "#modules/inventory/seed.ts";
import { startMarket } from "#modules/markets/start-market.ts";
import { toVersion } from "#platform/to-version.ts";
import { HOME_CURRENCY, MAIN_CURRENCY } from "#shared/money.ts";
import type { SetupForm } from "./accept-setup.ts";
import { isForeign, marketOfCurrency } from "./shop-money.ts";

type Owned = Omit<SetupForm, "password" | "adminName" | "adminEmail"> & {
  /** The stored address of the image; empty without one. */
  readonly logo: string;
};

/** Writes the brand. Nothing of the delivered one stays that names it. */
export async function writeBrand(ctx: Context, owned: Owned): Promise<void> {
  const { shopName: name, legalName, shopEmail: email, logo, accent, patch } = owned;
  const forPets = owned.trade === "pets";
  await writeDocument(ctx, "brand", {
    ...brand,
    name,
    legalName,
    productName: forPets ? toProductName(name) : name,
    email,
    hashtag: toHashtag(name),
    social: [],
    trade: { forPets },
    logo,
    colours: { accent, patch },
  });
}

const toProductName = (shopName: string) => `${shopName} Backpack`;

/** "#KerzeDocht": the letters and digits of the name. */
const toHashtag = (name: string) => `#${name.replaceAll(/[^\p{L}\p{N}]/gu, "") || "shop"}`;

/**
 * Writes the texts of a shop without pets, takes down the articles about them, and puts pages away
 * that would be about them. Does nothing for a shop that does sell for pets: it says what is
 * delivered.
 */
export async function writeTexts(ctx: Context, { trade }: Pick<Owned, "trade">): Promise<void> {
  if (trade === "pets") return;
  const pages = {
    ...structure.pages,
    gallery: false,
    blog: false,
    dealer: false,
    "size-chart": false,
  };
  const documents = {
    ...plainPages,
    faq: plainFaq,
    ...plainMails,
    structure: { ...structure, pages },
  };
  const articles = [...deliveredTexts().keys()].filter((key) => key.startsWith("article/"));
  const rows: [key: string, data: Readonly<Record<string, unknown>> | null][] = [
    ...Object.entries(documents),
    ["page/about", readTextFile("page", "about", plainAbout)],
    ...articles.map((key): [string, null] => [key, null]),
  ];
  // oxlint-disable-next-line no-await-in-loop -- they share a connection
  for (const [key, data] of rows) await writeDocument(ctx, key, data);
}

/** Leaves the products that come with the shop, or replaces them; returns those that it added. */
export async function writeProducts(
  ctx: Context,
  { shopName, trade, samples }: Pick<Owned, "shopName" | "trade" | "samples">,
): Promise<readonly SeededVariant[]> {
  const { db } = ctx;
  if (trade === "pets" && samples) {
    await renameSample(db, toProductName(shopName));
    return [];
  }
  await deleteSamples(db);
  if (!samples) return [];
  const now = ctx.clock();
  const added = await seedCandles(db, { now });
  await seedOpeningStock(db, added, { now, draw: "candles in stock" });
  return added;
}

/** Opens the market whose pages have the owner's currency, if that is not the dollar. */
export async function writeMoney(
  ctx: Context,
  { currency, ilsRate, rate }: Pick<Owned, "currency" | "ilsRate" | "rate">,
  added: readonly SeededVariant[],
): Promise<void> {
  if (currency === MAIN_CURRENCY) return;
  const baseCurrency = MAIN_CURRENCY;
  await setRate(ctx, { baseCurrency, targetCurrency: HOME_CURRENCY, rate: ilsRate });
  if (isForeign(currency)) {
    await setRate(ctx, { baseCurrency, targetCurrency: currency, rate });
    const change = { isEnabled: true, version: toVersion(false) };
    await setCurrency(ctx, currency, change, { market: [], unpaid_orders: [] });
  }
  const prices = isForeign(currency) ? listCandlePrices(added) : [];
  await startMarket(ctx, marketOfCurrency[currency], prices);
}
