import { expect, test } from "vitest";
import { orderSuccess as text } from "#i18n/en/order-success.ts";
import { olive } from "#modules/catalog/olive.fixture.ts";
import { renderInShop } from "../shop-page.fixture.tsx";
import { Confirmed } from "./confirmed.tsx";
import { toClaimedOrder, type ShownOrder } from "./shown-order.ts";

const confirmation = {
  orderId: "ORDER_17",
  email: "maya@people.example",
  name: "Maya",
  slug: "olive",
  quantity: 1,
};
const order = toClaimedOrder(confirmation, olive);
const renderHtml = (shown: ShownOrder) =>
  renderInShop(<Confirmed order={shown} publicUrl="https://shop.example" />, { catalog: [olive] });

test("DONE-34 a guest who has to confirm reads first that one press keeps the bag", () => {
  const html = renderHtml({ ...order, isToConfirm: true, heldUntil: "2026-12-01T12:00:00.000Z" });
  expect(html).toMatch(new RegExp(`<h1[^>]*>${text.keep.title(1, true)}</h1>.*${text.title}</h2>`));
  expect(html).toContain(text.keep.text(confirmation.email));
  expect(renderHtml(order)).toMatch(new RegExp(`<h1[^>]*>${text.title}</h1>`));
});
