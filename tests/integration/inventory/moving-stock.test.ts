import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { stockSchema } from "#modules/inventory/contract.ts";
import { inventoryEndpoints } from "#modules/inventory/endpoints.ts";
import { stocktakeEndpoints } from "#modules/inventory/stocktake-endpoints.ts";
import type { Endpoint } from "#shared/contract.ts";
import { toVersion } from "#platform/to-version.ts";
import type { Answer } from "../http/timed-shop.ts";
import { orderBody } from "../../support/sample-order.ts";
import { startSalesShop } from "../orders/sales-shop.ts";

const { database, shop, asAdmin, send, place, stock } = await startSalesShop();

const ids = z
  .array(z.object({ slug: z.string(), id: z.uuid() }))
  .parse(await database.asOwner("select slug, id from product_variants"));
const getPath = (slug: string) =>
  `/api/admin/variants/${ids.find((variant) => variant.slug === slug)?.id}`;
const move = (slug: string, body: object) => asAdmin("POST", `${getPath(slug)}/movements`, body);
const set = (slug: string, body: object) => asAdmin("PUT", `${getPath(slug)}/stock`, body);
const stockIn = (answer: Answer) => stockSchema.parse(JSON.parse(answer.text));
const getCount = async (table: string) =>
  (await database.asOwner(`select count(*)::int as count from ${table}`))[0]?.["count"];

describe("moving stock", () => {
  test("STOCK-01 a delivery and a correction change the stock by their quantity and return the new stock", async () => {
    const delivered = await move("caramel", { kind: "receipt", quantity: 20, note: " Batch 7 " });
    expect(stockIn(delivered)).toMatchObject({ onHand: 25, reserved: 0, available: 25 });
    expect(stockIn(await move("caramel", { kind: "adjustment", quantity: -1 })).available).toBe(24);
    expect(stockIn(await move("caramel", { kind: "adjustment", quantity: 1 })).available).toBe(25);
    expect(await stock("caramel")).toEqual({ available: 25, reserved: 0 });
    expect(
      await database.asOwner(
        `select m.reason, m.quantity, m.reserved, m.note, p.email, m.created_at
         from stock_movements m left join profiles p on p.id = m.actor_id
         where m.sku = 'WANDERPAW_BACKPACK_CARAMEL' and m.reason = 'receipt'`,
      ),
    ).toEqual([
      {
        reason: "receipt",
        quantity: 20,
        reserved: 0,
        note: "Batch 7",
        email: "admin@wanderpaw.example",
        created_at: new Date("2026-03-01T10:00:00Z"),
      },
    ]);
  });

  test("STOCK-02 stock never falls below zero, and items reserved for orders cannot be counted away", async () => {
    await place(orderBody({ olive: 1 }));
    expect(await move("olive", { kind: "adjustment", quantity: -4 })).toMatchObject({
      status: 409,
      code: "out_of_stock",
      fields: { available: ["3"] },
    });
    expect(await stock("olive")).toEqual({ available: 3, reserved: 1 });
    expect(stockIn(await move("olive", { kind: "adjustment", quantity: -3 }))).toMatchObject({
      onHand: 1,
      reserved: 1,
      available: 0,
    });
    expect(stockIn(await set("olive", { available: 4, version: toVersion(0) }))).toMatchObject({
      onHand: 5,
      reserved: 1,
      available: 4,
    });
  });

  test("STOCK-03 an edit that would overwrite another change is refused with the current stock", async () => {
    expect(await set("blue", { available: 10, version: toVersion(1) })).toMatchObject({
      status: 409,
      code: "conflict",
      conflict: { current: { available: 2 } },
    });
    expect(await stock("blue")).toEqual({ available: 2, reserved: 0 });
    // A customer was faster.
    await place(orderBody({ blue: 1 }));
    expect(await set("blue", { available: 10, version: toVersion(2) })).toMatchObject({
      code: "conflict",
      conflict: { changedBy: null, current: { available: 1 } },
    });
    expect(stockIn(await set("blue", { available: 10, version: toVersion(1) })).available).toBe(10);
    const before = await getCount("stock_movements");
    expect(stockIn(await set("blue", { available: 10, version: toVersion(10) })).available).toBe(
      10,
    );
    expect(await getCount("stock_movements")).toBe(before);
  });

  test("STOCK-04 of many simultaneous edits one succeeds; many simultaneous steps all count", async () => {
    const { available } = await stock("caramel");
    const edits = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((more) =>
        set("caramel", { available: available + more, version: toVersion(available) }),
      ),
    );
    expect(edits.map((edit) => edit.status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409, 409,
    ]);
    const { available: now } = await stock("caramel");
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        move("caramel", { kind: "adjustment", quantity: index % 3 === 0 ? -1 : 1 }),
      ),
    );
    expect(await stock("caramel")).toEqual({ available: now + 4, reserved: 0 });
  });

  test.each<[string, object]>([
    ["quantity", { kind: "receipt", quantity: 0 }],
    ["quantity", { kind: "receipt", quantity: -1 }],
    ["quantity", { kind: "receipt", quantity: 1.5 }],
    ["quantity", { kind: "receipt", quantity: 1e9 }],
    ["quantity", { kind: "adjustment", quantity: 0 }],
    ["quantity", { kind: "adjustment", quantity: "3" }],
    ["kind", { kind: "sale", quantity: -1 }],
    ["kind", { quantity: 1 }],
    ["note", { kind: "receipt", quantity: 1, note: "x".repeat(501) }],
    ["note", { kind: "receipt", quantity: 1, note: "a\u0000b" }],
  ])("STOCK-05 an invalid movement is refused at its field: %s of %j", async (field, body) => {
    const before = await getCount("stock_movements");
    const answer = await move("olive", body);
    expect(answer).toMatchObject({ status: 422, code: "invalid_fields" });
    expect(Object.keys(answer.fields ?? {})).toEqual([field]);
    expect(await getCount("stock_movements")).toBe(before);
  });

  test("STOCK-05 stock below zero and an unknown variant are refused", async () => {
    expect(await set("olive", { available: -1, version: toVersion(4) })).toMatchObject({
      code: "invalid_fields",
    });
    const nowhere = `/api/admin/variants/${randomUUID()}`;
    for (const answer of [
      await asAdmin("POST", `${nowhere}/movements`, { kind: "receipt", quantity: 1 }),
      await asAdmin("PUT", `${nowhere}/stock`, { available: 1, version: toVersion(0) }),
      await asAdmin("GET", `${nowhere}/movements`),
    ])
      expect(answer).toMatchObject({ status: 404, code: "not_found" });
  });

  test("STOCK-06 visitors, customers and moderators without the right are refused", async () => {
    const { text } = await send("/api/auth/sign-in", {
      email: "moderator@wanderpaw.example",
      password: "Wanderpaw!2026",
    });
    const { access_token } = z.object({ access_token: z.string() }).parse(JSON.parse(text));
    const endpoints = [inventoryEndpoints, stocktakeEndpoints].flatMap(Object.values<Endpoint>);
    const getStatuses = (headers: Record<string, string>) =>
      Promise.all(
        endpoints.map(async ({ method, path }) => {
          const address = shop.url + path.replace(":id", randomUUID());
          const { status } = await fetch(address, { method, headers });
          return status;
        }),
      );
    const moderator = { authorization: `Bearer ${access_token}` };
    expect(await getStatuses({})).toEqual(endpoints.map(() => 401));
    expect(await getStatuses(moderator)).toEqual(endpoints.map(() => 403));
    // From now on the same person is a customer.
    await database.asOwner("delete from user_roles where role = 'moderator'");
    expect(await getStatuses(moderator)).toEqual(endpoints.map(() => 403));
  });
});
