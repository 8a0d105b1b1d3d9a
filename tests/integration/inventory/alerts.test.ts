import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { orderBody } from "../../support/sample-order.ts";
import { startSalesShop } from "../orders/sales-shop.ts";
import { toVersion } from "#platform/to-version.ts";

const { database, asAdmin, send, place, mailsTo } = await startSalesShop();

const [olive] = await database.asOwner("select id from product_variants where slug = 'olive'");
const path = `/api/admin/variants/${String(olive?.["id"])}`;

/** Moves the olive stock to this number of units. */
async function stockIs(...levels: readonly number[]) {
  for (const available of levels) {
    const [row] = await database.asOwner(
      "select stock_quantity as seen from product_variants where slug = 'olive'",
    );
    const answer = await asAdmin("PUT", `${path}/stock`, {
      available,
      version: toVersion(row?.["seen"]),
    });
    expect(answer.status).toBe(200);
  }
}
const alerts = async () =>
  (
    await database.asOwner(
      "select level, available from stock_alerts order by created_at, available desc",
    )
  ).map((row) => `${String(row["level"])} at ${String(row["available"])}`);
const alertMails = async () =>
  (await mailsTo("hello@wanderpaw.example")).filter((kind) => kind === "stock-alert").length;
const setting = (key: string, value: string) =>
  database.asOwner("update system_settings set setting_value = $2 where setting_key = $1", [
    key,
    value,
  ]);

/** Plenty, and nothing told so far. */
beforeEach(async () => {
  await setting("low_stock_threshold", "10");
  await setting("email_notifications", "true");
  await stockIs(50);
  await database.asOwner("truncate stock_alerts");
  await database.asOwner("delete from mails");
});

test("STOCK-20 stock that falls below the threshold is reported once, and again only after it has recovered", async () => {
  await stockIs(11, 9, 8, 9);
  expect(await alerts()).toEqual(["low at 9"]);
  await stockIs(12, 10, 9);
  expect(await alerts()).toEqual(["low at 9", "low at 9"]);
  expect(await alertMails()).toBe(2);
});

test("STOCK-21 each worse level is reported, a better one never", async () => {
  await stockIs(7, 5, 1, 0, 1, 6, 0);
  expect(await alerts()).toEqual(["low at 7", "critical at 5", "out at 0", "out at 0"]);
  const [mail] = await database.asOwner(
    "select content from mails where content ->> 'level' = 'critical'",
  );
  expect(mail?.["content"]).toEqual({
    sku: "WANDERPAW_BACKPACK_OLIVE",
    name: "Olive Green & Cream",
    level: "critical",
    available: 5,
  });
});

test("STOCK-22 an order reports a low level in its own transaction, a refused order reports nothing", async () => {
  await stockIs(3);
  await database.asOwner("truncate stock_alerts");
  await place(orderBody({ olive: 3 }));
  expect(await alerts()).toEqual(["out at 0"]);
  expect(await send("/api/orders", orderBody({ olive: 1 }))).toMatchObject({
    code: "out_of_stock",
  });
  expect(await alerts()).toEqual(["out at 0"]);
});

test("STOCK-23 many simultaneous buyers cross a level once", async () => {
  await stockIs(16);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => send("/api/orders", orderBody({ olive: 1 }))),
  );
  expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
  expect(await alerts()).toEqual(["low at 9"]);
  expect(await alertMails()).toBe(1);
});

test("STOCK-24 without e-mail notifications the alert is stored and not mailed", async () => {
  await setting("email_notifications", "false");
  await stockIs(3);
  expect(await alerts()).toEqual(["critical at 3"]);
  expect(await alertMails()).toBe(0);
});

test("STOCK-25 a changed threshold counts from the next movement on, and is reported once as well", async () => {
  await stockIs(20);
  await setting("low_stock_threshold", "30");
  expect(await alerts()).toEqual([]);
  await stockIs(21, 22, 19);
  expect(await alerts()).toEqual(["low at 21"]);
  await setting("low_stock_threshold", "10");
  await stockIs(18, 9);
  expect(await alerts()).toEqual(["low at 21", "low at 9"]);
});

test("STOCK-26 stock that was low from the beginning, and the first units of a new variant, are not reported", async () => {
  const rows = await database.asOwner(
    `with added as (
       insert into product_variants (product_id, variant_name, price_minor, sku)
       select id, 'Grey', 7499, 'WANDERPAW_BACKPACK_GREY' from products where sku = 'WANDERPAW_BACKPACK' returning id
     ) select id from added
     union all select id from product_variants where slug = 'blue'`,
  );
  for (const { id } of z.array(z.object({ id: z.string() })).parse(rows)) {
    const answer = await asAdmin("POST", `/api/admin/variants/${id}/movements`, {
      kind: "receipt",
      quantity: 1,
    });
    expect(answer.status).toBe(200);
  }
  expect(await alerts()).toEqual([]);
  expect(await alertMails()).toBe(0);
});
