import { afterEach, expect, test } from "vitest";
import { policies } from "#content/policies.ts";
import { readOrderPage } from "#modules/orders/order-page/order-page.ts";
import { publishWords } from "../../support/publish-words.ts";
import { HOUR, MINUTE, startMoneyShop } from "./money-shop.ts";

const shop = await startMoneyShop();
const { database, order, standing, getKey, passTime, send, asAdmin } = shop;
await shop.receive("olive", 100);
afterEach(() => database.asOwner("delete from content_documents"));

const cancel = async (id: string) =>
  (await send("/api/orders/cancel", { accessKey: await getKey(id) })).status;

test("WORDS-85 the published cancellation period applies in texts and to the cancellation itself", async () => {
  await publishWords(database, "policies", { cancelWithinHours: 5 });
  const [early, late] = [await order(), await order()];
  const accessKey = await getKey(early.id);
  const shown = await readOrderPage(shop.checkoutContext(), accessKey);
  expect(shown?.canCancelUntil).toBe(
    new Date(shop.now().getTime() + 5 * HOUR * 1_000).toISOString(),
  );
  passTime(4 * HOUR);
  expect(await cancel(early.id)).toBe(204);
  passTime(HOUR + MINUTE);
  expect(await cancel(late.id)).toBe(409);
  expect(await standing(late.id)).toMatchObject({ status: "pending" });

  const [row] = await database.asOwner("select id from mails where kind = 'order-confirmation'");
  const { text } = await asAdmin("GET", `/api/admin/mails/${String(row?.["id"])}`);
  expect(text).toContain("for 5 hours");
});

test("WORDS-85 a shorter cancellation period than the delivered one applies as well", async () => {
  await publishWords(database, "policies", { cancelWithinHours: 1 });
  const { id } = await order();
  passTime(HOUR + MINUTE);
  expect(policies.cancelWithinHours).toBeGreaterThan(1);
  expect(await cancel(id)).toBe(409);
});
