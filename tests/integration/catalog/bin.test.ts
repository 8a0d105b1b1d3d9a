import { expect, test } from "vitest";
import { z } from "zod";
import { seededColors } from "#content/backpack-colors.ts";
import { deleteBinned } from "#modules/catalog/admin/delete-binned.ts";
import { findVariants } from "#modules/catalog/list-variants.ts";
import { silentLog } from "#platform/log.ts";
import { anonymous } from "#shared/actor.ts";
import { orderBody } from "../../support/sample-order.ts";
import { startAdminShop } from "./admin-shop.ts";

const testShop = await startAdminShop();
const { asAdmin, addProduct, addVariant, product, names, backpackId, database } = testShop;
const { send, place, read, passTime, now } = testShop;
const DAY = 86_400;
const getPath = (id: string) => `/api/admin/products/${id}`;
const bin = (id: string) => asAdmin("DELETE", getPath(id));
const restore = (id: string) => asAdmin("POST", `${getPath(id)}/restore`);
const countSold = async () =>
  (await database.runInTransaction(anonymous, (db) => findVariants({ db, clock: now }))).length;
const empty = () => deleteBinned({ database, clock: now, log: silentLog });

test("CAT-40 a deleted product leaves the storefront, the checkout and the lists, and can be restored unchanged", async () => {
  const before = await product(backpackId);
  const orderId = await place(orderBody({ olive: 1 }));
  const order = await read(orderId);
  const byHand = (variantId: string) =>
    asAdmin("POST", "/api/admin/orders", {
      idempotencyKey: crypto.randomUUID(),
      customer: { name: "Dana", email: "dana@mail.example" },
      lines: [{ variantId, quantity: 1 }],
    });
  expect((await bin(backpackId)).status).toBe(204);
  expect(await countSold()).toBe(0);
  expect(await send("/api/orders", orderBody({ olive: 1 }))).toMatchObject({ status: 409 });
  expect(await byHand(before.variants[0]?.id ?? "")).toMatchObject({
    status: 422,
    fields: { "lines.0.variantId": ["unknown"] },
  });
  expect(await names("q=backpack")).toEqual([]);
  expect(await names("state=deleted")).toEqual(["Wanderpaw Backpack"]);
  expect((await product(backpackId)).deletedAt).toBe("2026-03-01T10:00:00.000Z");
  // An order of the product is shown as before, and can still be sent.
  expect(await read(orderId)).toEqual(order);

  passTime(60);
  expect((await bin(backpackId)).status).toBe(204);
  expect((await product(backpackId)).deletedAt).toBe("2026-03-01T10:00:00.000Z");
  expect((await restore(backpackId)).status).toBe(204);
  const { updatedAt: _, version: __, ...after } = await product(backpackId);
  const { updatedAt, version, available } = before;
  expect({ ...after, updatedAt, version, available }).toMatchObject({
    ...before,
    variants: after.variants,
  });
  expect(await countSold()).toBe(seededColors.length);
  expect((await restore(backpackId)).status).toBe(204);
});

test("CAT-40 the codes of a product in the bin stay reserved", async () => {
  const id = await addProduct({ sku: "BINNED" });
  await addVariant(id, { sku: "BINNED-1" });
  await bin(id);
  const again = await asAdmin("POST", "/api/admin/products", {
    name: "Again",
    basePriceMinor: 1,
    sku: "BINNED",
  });
  expect(again).toMatchObject({ status: 422, fields: { sku: ["taken"] } });
});

test("CAT-41 after 30 days a deleted product is removed for good, unless it has orders or stock", async () => {
  const [fresh, plain, stocked] = [await addProduct(), await addProduct(), await addProduct()];
  await addVariant(plain);
  const { id: variantId } = await addVariant(stocked, { stock: 3 });
  for (const id of [plain, stocked, backpackId]) expect((await bin(id)).status).toBe(204);
  const promised = (await product(plain)).leavesBinAt;
  expect(promised).toBe(new Date(now().getTime() + 30 * DAY * 1_000).toISOString());
  expect((await product(stocked)).leavesBinAt).toBeNull();
  expect((await product(backpackId)).leavesBinAt).toBeNull();
  expect((await product(fresh)).leavesBinAt).toBeNull();

  passTime(30 * DAY - 60);
  await empty();
  expect(await names("state=deleted")).toContain((await product(plain)).name);
  passTime(60);
  // With it the one of the test before, which had no stock either.
  expect(await empty()).toEqual({ products: 2, images: 0 });
  expect(await asAdmin("GET", getPath(plain))).toMatchObject({ code: "not_found" });
  expect((await names("state=deleted")).toSorted()).toEqual(
    [(await product(stocked)).name, "Wanderpaw Backpack"].toSorted(),
  );
  // Once the last unit is counted away, nothing keeps it.
  await asAdmin("POST", `/api/admin/variants/${variantId}/movements`, {
    kind: "adjustment",
    quantity: -3,
  });
  expect(await empty()).toEqual({ products: 1, images: 0 });
  const left = z
    .array(z.object({ sku: z.string(), quantity: z.int() }))
    .parse(
      await database.asOwner(
        "select sku, quantity from stock_movements where variant_id is null order by created_at",
      ),
    );
  expect(left.map(({ quantity }) => quantity)).toEqual([3, -3]);
});
