import { expect, test } from "vitest";
import { chatFindingsSchema } from "#modules/orders/chat/chat-contract.ts";
import { MAX_CHAT } from "#modules/orders/chat/max-chat.ts";
import { readIn } from "../catalog/admin-shop.ts";
import { startBackOffice } from "./back-office.ts";

const { asAdmin, variantId, database, traces } = await startBackOffice();
const send = (text: unknown) => asAdmin("POST", "/api/admin/order-chats", { text });
const read = async (text: string) => readIn(chatFindingsSchema, await send(text));

test("CHAT-03 a conversation is matched with the current catalogue, also by Hebrew names, and nothing of it is stored", async () => {
  const before = await traces();
  await database.asOwner("update product_variants set variant_name = $2 where id = $1", [
    variantId("blue"),
    "לילה",
  ]);
  await database.asOwner(
    "update product_variants set short_name = null, color_primary = null where id = $1",
    [variantId("blue")],
  );
  const found = await read("היי, שמי דנה לוי\n2 לילה ואחד זית\nהרצל 12, חיפה\n054-5550112");
  expect(found).toMatchObject({
    name: { value: "דנה לוי", isSure: true },
    phone: { value: "054-5550112", isSure: true },
    line1: { value: "הרצל 12" },
    city: { value: "חיפה" },
    items: [
      { variant: { id: variantId("blue"), variantName: "לילה" }, quantity: 2, isSure: true },
      { variant: { id: variantId("olive") }, quantity: 1, isSure: true },
    ],
  });
  expect((await read("1 blue")).items).toEqual([]);
  expect(await traces()).toEqual(before);
});

test("CHAT-03 products that are not for sale are not recognized", async () => {
  await database.asOwner("update product_variants set is_active = false where id = $1", [
    variantId("caramel"),
  ]);
  expect(await read("2 קרמל")).toEqual({ items: [], unclear: [] });
});

test("CHAT-04 a conversation that is too long, empty or not a text is rejected at its field", async () => {
  for (const [text, code] of [
    ["x".repeat(MAX_CHAT + 1), "too_long"],
    [" \n ", "required"],
    ["2 olive\u0000", "unprintable"],
  ] as const)
    expect(await send(text)).toMatchObject({ status: 422, fields: { text: [code] } });
  expect(await send("x".repeat(100_000))).toMatchObject({ status: 413 });
  expect((await send(7)).status).toBe(422);
});

test("CHAT-04 tags and direction marks are removed from a conversation", async () => {
  const found = await read("<b>2</b> \u200fזית\u200e <script>alert(1)</script>");
  expect(found.items).toMatchObject([{ quantity: 2 }]);
  expect(JSON.stringify(found)).not.toContain("script");
});
