import path from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { backpackColors } from "#content/backpack-colors.ts";
import { backpack } from "#content/backpack.ts";
import { backpackSpecifications } from "#content/backpack.ts";
import { seededCoupons } from "#modules/cart/seeded-coupons.ts";
import { getBackupCondition } from "#platform/backup/excluded-rows.ts";
import { verifyBackup, restoreBackup } from "#platform/backup/restore-backup.ts";
import { openDatabase } from "#platform/db/client.ts";
import { createLocalStorage } from "#platform/storage/local-storage.ts";
import { checkShop } from "../../../src/server/start/check-shop.ts";
import { startSampleShop } from "../http/sample-shop.ts";
import { sampleWebBuild } from "../http/sample-web-build.tsx";
import {
  getContents,
  emptyDatabase,
  firstRelease,
  migrations,
  rowsIn,
  scratchFolder,
} from "./copies.ts";
import { realNow } from "../../support/test-clock.ts";

const watch = () => {};
const uploads = createLocalStorage(path.join(scratchFolder(), "uploads"));
const place = await emptyDatabase({ managed: true });
const manifest = await verifyBackup({ file: firstRelease, migrations, watch });
await restoreBackup({
  file: firstRelease,
  manifest,
  ownerUrl: place.ownerUrl,
  uploads,
  migrations,
  watch,
});

const getRows = (statement: string) => rowsIn(place, statement);

test("BACK-09 upgrading a shop of the first release loses no row and changes no sum of money or stock", async () => {
  const now = await getContents(place);
  const recalled = z
    .object({ rows: z.coerce.number(), units: z.coerce.number() })
    .parse(
      (
        await getRows(
          "select count(*) as rows, sum(quantity) as units from stock_movements where reason = 'recall'",
        )
      )[0],
    );
  for (const { name, contents } of manifest.tables) {
    // Sessions and keys are not restored.
    if (getBackupCondition({ name }) !== undefined) continue;
    // Texts about the backpack from files replaced rows that no page showed; see below.
    if (name === "product_attributes") continue;
    const today = now[name];
    // Units of open orders are called back and held: one more movement each, and nothing else.
    const isLedger = name === "stock_movements";
    expect([name, today?.rows]).toEqual([name, contents.rows + (isLedger ? recalled.rows : 0)]);
    const sums = Object.fromEntries(
      Object.keys(contents.sums).map((column) => [column, today?.sums[column]]),
    );
    const requested = isLedger
      ? { quantity: String(Number(contents.sums["quantity"]) + recalled.units) }
      : contents.sums;
    expect([name, sums]).toEqual([name, requested]);
  }
  expect(recalled.rows).toBeGreaterThan(0);
  // Of the numbers of all orders, one after the other.
  expect(
    await getRows("select md5(string_agg(number, ' ' order by number)) as numbers from orders"),
  ).toEqual([{ numbers: "5549738f48edf6203a70e43571ea1770" }]);
});

test("BACK-09 OFFER-01 the codes of a first-release shop are its first coupons, used by the orders that name them", async () => {
  expect(
    await getRows(
      `select c.code, c.percent, c.is_public, count(r.order_id) > 0 as used,
         count(r.order_id) = (select count(*) from orders o where o.coupon_code = c.code) as agrees
       from coupons c left join coupon_redemptions r on r.coupon_id = c.id group by c.id order by c.code`,
    ),
  ).toEqual(
    seededCoupons
      .map(({ code, value }) => ({
        code,
        percent: value,
        is_public: true,
        used: true,
        agrees: true,
      }))
      .toSorted((a, b) => a.code.localeCompare(b.code)),
  );
});

/** The colors that the first release sold. */
const firstColors = ["olive", "caramel", "blue"] as const;

test("BACK-09 what files said of the colours and the backpack is in its catalogue", async () => {
  const catalog = await getRows(
    `select slug, short_name, color_hex, tagline, p.max_pet_grams, p.height_mm,
       (select slug from variant_slugs s where s.variant_id = v.id) as kept
     from product_variants v join products p on p.id = v.product_id
     where v.color_hex is not null order by v.display_order`,
  );
  expect(catalog).toEqual(
    firstColors.map((slug) => ({
      slug,
      short_name: backpackColors[slug].shortName,
      color_hex: backpackColors[slug].hex,
      tagline: backpackColors[slug].tagline,
      max_pet_grams: backpack.maxPetKg * 1000,
      height_mm: backpack.heightCm * 10,
      kept: slug,
    })),
  );
  const lines = await getRows(
    "select attribute_name as name, attribute_value as value from product_attributes order by display_order",
  );
  expect(lines).toEqual(backpackSpecifications);
});

test("CARR-05 its shipments have the carriers that they had, and their tracking pages", async () => {
  const untracked = await getRows(
    `select distinct s.carrier from shipments s left join carriers c on c.id = s.carrier
     where s.carrier <> 'other' and (c.public_name is null or c.tracking_address is null)`,
  );
  expect(untracked).toEqual([]);
  const names = await getRows("select id, public_name as name from carriers order by position");
  expect(names).toEqual(
    expect.arrayContaining([
      { id: "israel_post", name: "Israel Post" },
      { id: "dhl", name: "DHL" },
      { id: "fedex", name: "FedEx" },
      { id: "ups", name: "UPS" },
      { id: "other", name: null },
    ]),
  );
});

test("BACK-10 its integrity rules hold, its figures are counted, and every buyer is a customer", async () => {
  const database = openDatabase({ connectionString: place.appUrl, max: 1 });
  expect(await checkShop({ database, uploads, now: realNow() })).toEqual([]);
  await database.close();
  const [counted] = await getRows(
    `select (select count(distinct lower(customer_email)) from orders)::int as buyers,
       (select count(*) from customers where orders > 0)::int as customers,
       (select sum(orders) from daily_order_stats)::int as "ordersInStats", (select count(*) from daily_sales_stats)::int as sold`,
  );
  const { buyers, customers, ordersInStats, sold } = z
    .record(z.string(), z.number())
    .parse(counted);
  expect({ customers, ordersInStats }).toEqual({ customers: buyers, ordersInStats: 400 });
  expect(sold).toBeGreaterThan(0);
});

test("BACK-10 its users sign in with their old passwords", async () => {
  const shop = await startSampleShop({
    webBuild: sampleWebBuild(),
    connectionString: place.appUrl,
    demo: true,
    clock: () => new Date(),
  });
  const signIn = (password: string) =>
    fetch(`${shop.url}/api/auth/sign-in`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "customer@wanderpaw.example", password }),
    });
  const statuses = [
    (await signIn("Wanderpaw!2026")).status,
    (await signIn("Wanderpaw!2025")).status,
  ];
  await shop.stop();
  expect(statuses).toEqual([200, 401]);
});
