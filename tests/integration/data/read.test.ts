import { beforeAll, describe, expect, test } from "vitest";
import { seededColors as allColors } from "#content/backpack-colors.ts";
import { findVariants } from "#modules/catalog/list-variants.ts";
import { listImageSeeds } from "#modules/catalog/seed-catalog.ts";
import { catalogVariantSchema } from "#modules/catalog/contract.ts";
import type { Context } from "#modules/context.ts";
import { seedShop } from "#modules/seed.ts";
import { readPublicSettings, readSettings } from "#modules/settings/read-settings.ts";
import { defaultSettings } from "#modules/settings/settings.ts";
import { createLog } from "#platform/log.ts";
import { anonymous, system, type Actor } from "#shared/actor.ts";
import { member } from "../../support/actors.ts";
import { testDatabase } from "../../support/database.ts";

const database = await testDatabase();
const logged: string[] = [];
const log = createLog({ level: "warn", destination: { write: (line) => logged.push(line) } });

beforeAll(() =>
  database.runInTransaction(system, (db) =>
    seedShop(db, { now: new Date("2026-03-18T14:25:00Z"), demo: false }),
  ),
);

const seededStock = [
  ["olive", 4],
  ["caramel", 5],
  ["blue", 2],
] as const;

const as = <T>(actor: Actor, work: (ctx: Context) => Promise<T>) =>
  database.runInTransaction(actor, (db) => work({ db, actor, clock: () => new Date(), log }));
const listed = () => as(anonymous, findVariants);

describe("the variants for sale", () => {
  test("DATA-14 visitors see all variants, each with price, stock and its own pictures", async () => {
    const seededColors = await listed();
    for (const slug of seededColors) expect(catalogVariantSchema.parse(slug)).toEqual(slug);
    expect(seededColors.map((it) => it.slug)).toEqual(allColors);
    const facts = seededColors.map((it) => [it.slug, it.available, it.price]);
    for (const [slug, available] of seededStock)
      expect(facts).toContainEqual([slug, available, { amountMinor: 7499, currency: "USD" }]);
    expect(seededColors[0]).toMatchObject({
      sku: "WANDERPAW_BACKPACK_OLIVE",
      productName: "Wanderpaw Backpack",
      variantName: "Olive Green & Cream",
    });
    expect(seededColors.map((it) => it.images)).toEqual(
      allColors.map((slug) => listImageSeeds(slug).map(({ url }) => url)),
    );
  });

  test("DATA-14 the variant's chosen picture comes first, then the primary one, those of the whole product last", async () => {
    await database.asOwner("update product_images set is_primary = false where is_primary");
    await database.asOwner(
      "update product_images set is_primary = true where image_url = '/media/product/olive-3'",
    );
    await database.asOwner(
      "insert into product_images (product_id, image_url) select id, '/media/product/all' from products where sku = 'WANDERPAW_BACKPACK'",
    );
    const [olive, caramel] = await listed();
    const third = "/media/product/olive-3";
    const [chosen, ...others] = listImageSeeds("olive").map(({ url }) => url);
    const rest = others.filter((url) => url !== third);
    expect(olive?.images).toEqual([chosen, third, ...rest, "/media/product/all"]);
    expect(caramel?.images.at(-1)).toBe("/media/product/all");
  });

  test("DATA-14 more than 99 units are shown as 99, and an inactive variant is hidden, from the back office too", async () => {
    await database.asOwner(
      "insert into stock_movements (variant_id, sku, quantity, reason) select id, sku, 300, 'receipt' from product_variants where slug = 'olive'",
    );
    await database.asOwner("update product_variants set is_active = false where slug = 'caramel'");
    const sold = allColors.filter((slug) => slug !== "caramel");
    const shown = await listed();
    expect(shown.map((it) => it.slug)).toEqual(sold);
    expect(shown.find((it) => it.slug === "olive")?.available).toBe(99);
    expect((await as(system, findVariants)).map((it) => it.slug)).toEqual(sold);
    await database.asOwner("update products set is_active = false");
    expect(await listed()).toEqual([]);
  });
});

describe("the settings", () => {
  const admin = member("admin");

  test("DATA-02 a new shop's settings are the defaults, with their types", async () => {
    const settings = await as(admin, readSettings);
    expect(settings).toEqual(defaultSettings);
    expect(settings).toMatchObject({
      maintenance_mode: false,
      allow_registration: true,
      email_notifications: true,
      low_stock_threshold: 10,
      default_order_status: "pending",
      system_name: "Wanderpaw ERP",
      support_email: "hello@wanderpaw.example",
    });
  });

  test("DATA-02 visitors can read only whether the shop is open, accepts registrations and accepts preorders", async () => {
    await database.asOwner(
      "update system_settings set setting_value = 'true' where setting_key = 'maintenance_mode'",
    );
    expect(await as(anonymous, readPublicSettings)).toEqual({
      maintenance_mode: true,
      allow_registration: true,
      preorders: false,
    });
    await expect(as(anonymous, readSettings)).rejects.toMatchObject({ code: "forbidden" });
  });

  test("DATA-02 an unreadable setting falls back to its default and is logged by name", async () => {
    await database.asOwner(
      "update system_settings set setting_value = 'a few' where setting_key = 'low_stock_threshold'",
    );
    await database.asOwner(
      "update system_settings set setting_value = '\"paid\"' where setting_key = 'default_order_status'",
    );
    await database.asOwner("delete from system_settings where setting_key = 'system_name'");
    expect(await as(system, readSettings)).toMatchObject({
      low_stock_threshold: 10,
      default_order_status: "pending",
      system_name: "Wanderpaw ERP",
      maintenance_mode: true,
    });
    const named = logged.map((line) => (JSON.parse(line) as { key: unknown }).key);
    expect(new Set(named)).toEqual(new Set(["default_order_status", "low_stock_threshold"]));
  });
});
