// A shop whose markets ask for tax, shipping and duty, and orders that are made up there.
import fc from "fast-check";
import { z } from "zod";
import { seededColors } from "#content/backpack-colors.ts";
import { addMarket } from "#modules/markets/write-market.ts";
import { market as marketRecord } from "#modules/markets/market.ts";
import { taxModes } from "#modules/markets/kinds.ts";
import type { KeyedContext } from "#modules/orders/order-keys.ts";
import { silentLog } from "#platform/log.ts";
import { system, type Actor } from "#shared/actor.ts";
import { createSample } from "#shared/records/record.ts";
import { member } from "../../support/actors.ts";
import { createMethod } from "../../support/markets.ts";
import { startSalesShop } from "./sales-shop.ts";

/** The country of the market whose terms tests change. */
export const TAXED = "NZ";

/** The beginning of the tariff code of the bowl, on which the duty is flat. */
const BOWLS = "3924";

const rate: fc.Arbitrary<number> = fc.constantFrom(0, 550, 1700, 2000, 2550);

/** The terms of a market. */
export const anyTerms = fc.record({
  taxMode: fc.constantFrom(...taxModes),
  standard: rate,
  reduced: fc.option(rate),
  limit: fc.option(fc.integer({ min: 1_000, max: 40_000 }), { freq: 3 }),
  shipping: fc.option(fc.nat(3_000)),
  dutyTerms: fc.constantFrom("none", "paid", "at_door"),
  dutyBp: rate,
  dutyFlat: fc.nat(500),
});
type Terms = typeof anyTerms extends fc.Arbitrary<infer Made> ? Made : never;

/** To be called at the top of a test file: a shop with goods of all classes, and a market. */
export async function startTaxedShop() {
  const shop = await startSalesShop();
  const { database, asAdmin, now } = shop;
  const [admin] = await database.asOwner(
    "select id from profiles where email = 'admin@wanderpaw.example'",
  );
  const orderKeys = await shop.shop.services.readOrderKeys();
  const as = <T>(actor: Actor, work: (ctx: KeyedContext) => Promise<T>) =>
    database.runInTransaction(actor, (db) =>
      work({ db, actor, clock: now, log: silentLog, orderKeys }),
    );
  const staff = member("admin", { id: String(admin?.["id"]) });
  const asStaff = <T>(work: (ctx: KeyedContext) => Promise<T>) => as(staff, work);

  async function addGoods(name: string, taxClass: string, priceMinor: number): Promise<string> {
    const make = async (path: string, body: unknown) => {
      const answer = await asAdmin("POST", path, body);
      return z.object({ id: z.uuid() }).parse(JSON.parse(answer.text)).id;
    };
    const productId = await make("/api/admin/products", {
      name,
      description: "Of use",
      basePriceMinor: priceMinor,
      taxClass,
    });
    await database.asOwner(
      "insert into product_images (product_id, image_url) values ($1, '/media/detail/mesh')",
      [productId],
    );
    const slug = name.toLowerCase();
    return make(`/api/admin/products/${productId}/variants`, {
      variantName: name,
      slug,
      sku: slug,
      priceMinor,
      stock: 9_999,
    });
  }
  const bowl = await addGoods("Bowl", "reduced", 1_999);
  const book = await addGoods("Book", "zero", 333);
  await database.asOwner("update product_variants set tariff_code = $2 where id = $1", [
    bowl,
    `${BOWLS}100000`,
  ]);
  await database.asOwner(
    `insert into stock_movements (variant_id, sku, quantity, reason)
     select id, sku, 9999, 'receipt' from product_variants where slug = any($1)`,
    [[...seededColors]],
  );
  const bags = z
    .array(z.object({ id: z.uuid() }))
    .parse(
      await database.asOwner("select id from product_variants where slug = any($1) order by slug", [
        [...seededColors],
      ]),
    );
  const { id: marketId } = await asStaff((ctx) =>
    addMarket(ctx, {
      ...createSample(marketRecord),
      code: "taxed",
      places: [TAXED],
      validFrom: "2020-01-01",
    }),
  );

  return {
    ...shop,
    as,
    asStaff,
    asSystem: <T>(work: (ctx: KeyedContext) => Promise<T>) => as(system, work),
    variants: [...bags.map(({ id }) => id), bowl, book],
    /** Gives the market other terms, which orders from before do not notice. */
    setTerms: async (terms: Terms): Promise<void> => {
      const rates = [
        { place: null, taxClass: "standard", from: "2020-01-01", rateBp: terms.standard },
        ...(terms.reduced === null
          ? []
          : [{ place: null, taxClass: "reduced", from: "2020-01-01", rateBp: terms.reduced }]),
      ];
      const methods =
        terms.shipping === null
          ? []
          : [createMethod("Post", terms.shipping), createMethod("Express", 2_500)];
      const duty = { origin: null, from: "2020-01-01" };
      const duties = [
        { ...duty, tariffCode: "", kind: "percent", value: terms.dutyBp },
        { ...duty, tariffCode: BOWLS, kind: "flat", value: terms.dutyFlat },
      ];
      await database.asOwner(
        `update markets set tax_mode = $2, tax_name = 'VAT', tax_number = 'NZ1', tax_rates = $3, tax_limit_minor = $4,
           shipping_methods = $5, duty_terms = $6, duties = $7 where id = $1`,
        [
          marketId,
          terms.taxMode,
          JSON.stringify(rates),
          terms.limit,
          JSON.stringify(methods),
          terms.dutyTerms,
          JSON.stringify(duties),
        ],
      );
    },
  };
}
