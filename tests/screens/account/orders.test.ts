// My Orders: what it shows, and what it says when there is nothing to show.
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { orders as text } from "#i18n/en/orders.ts";
import { formatDate, formatMoney } from "#i18n/format.ts";
import type { MyOrder } from "#modules/orders/contract.ts";
import { paths } from "#web/paths.ts";
import { getButton, untilAt } from "../admin/staff.ts";
import { handleConnectError } from "../dom/network.ts";
import { startScreenShop } from "../screen-shop.ts";
import { findNews } from "../storefront/visitor.ts";
import { createPeople, readStoredSession } from "./people.ts";

const shop = await startScreenShop();
const { post } = createPeople(shop);
const LIST = "GET /api/orders";

type Answer = { orders: MyOrder[]; nextCursor: string | null };

const readOrders = async () => (await shop.call<Answer>("customer", LIST)).orders;

/** The orders that are shown, once there are so many. */
async function findCards(count: number): Promise<HTMLElement[]> {
  const list = await screen.findByRole("list", { name: text.list });
  await waitFor(() => expect(within(list).getAllByRole("article")).toHaveLength(count));
  return within(list).getAllByRole("article");
}

test("ORD-11 each order shows its number, status, day and total, and the price of each line", async () => {
  const orders = await readOrders();
  expect(orders.length).toBeGreaterThan(2);
  await shop.open(paths.orders, { as: "customer" });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(text.title);
  const cards = await findCards(orders.length);
  for (const [index, order] of orders.entries()) {
    const card = within(cards[index] ?? document.body);
    expect(card.getByRole("heading")).toHaveTextContent(text.order(order.number));
    expect(order.number).toBe(order.id.slice(-8).toUpperCase());
    expect(cards[index]).toHaveTextContent(text.statuses[order.status]);
    expect(cards[index]).toHaveTextContent(formatMoney(order.total));
    expect(cards[index]).toHaveTextContent(formatDate(new Date(order.createdAt)));
    const lines = card.getAllByRole("listitem");
    expect(lines).toHaveLength(order.items.length);
    for (const [place, { quantity, unitPrice, total, ...item }] of order.items.entries()) {
      expect(lines[place]).toHaveTextContent(item.variantName ?? "Wanderpaw Backpack");
      expect(lines[place]).toHaveTextContent(
        text.lineTotal(String(quantity), formatMoney(unitPrice), formatMoney(total)),
      );
      expect(lines[place]?.querySelector("img[alt='']")).not.toBeNull();
    }
  }
});

test("ORD-12 a customer without orders finds a link to the products", async () => {
  const { email } = await shop.createCustomer();
  const user = await shop.open(paths.orders, { as: email });
  await screen.findByRole("heading", { name: text.empty.title });
  await user.click(screen.getByRole("link", { name: text.empty.browse }));
  await untilAt(paths.products);
});

test("ORD-13 orders that cannot be loaded are reported and can be loaded again", async () => {
  await shop.open(paths.faq, { as: "customer" });
  shop.intercept(LIST, handleConnectError);
  const user = await shop.goTo(paths.orders);
  const news = await findNews(text.failed.title);
  expect(news).toHaveTextContent(text.failed.text);
  const main = screen.getByRole("main");
  expect(within(main).getByRole("heading", { name: text.failed.title })).toBeVisible();
  expect(main).not.toHaveTextContent(text.empty.title);
  await user.click(getButton(text.failed.retry, main));
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  await findCards((await readOrders()).length);
  // An error waits to be closed, but this one is no longer true.
  await waitFor(() => expect(news).not.toHaveTextContent(text.failed.title));
});

test("ORD-14 further orders are loaded on demand below the others, even at a second attempt", async () => {
  await shop.open(paths.faq, { as: "customer" });
  const { length } = await readOrders();
  const FIRST = 5;
  expect(length).toBeGreaterThan(FIRST);
  // The shop's own answer in two pages: nobody in the demo has bought often enough for a second
  // one.
  const answers = [
    ({ orders }: Answer) => ({ orders: orders.slice(0, FIRST), nextCursor: "five" }),
    undefined,
    ({ orders }: Answer) => ({ orders: orders.slice(FIRST), nextCursor: null }),
  ];
  const asked: (string | null)[] = [];
  const answer = async (_: unknown, { url, headers }: Request) => {
    asked.push(new URL(url).searchParams.get("after"));
    const change = answers.shift();
    if (change === undefined) return handleConnectError();
    const whole = await shop.send("/api/orders", { headers });
    return Response.json(change((await whole.json()) as Answer));
  };
  shop.intercept(LIST, answer, answers.length);
  const user = await shop.goTo(paths.orders);
  await findCards(FIRST);
  await user.click(getButton(text.more));
  await findNews(text.failed.title);
  await findCards(FIRST);
  await user.click(getButton(text.more));
  const cards = await findCards(length);
  const headings = cards.map((card) => within(card).getByRole("heading"));
  await waitFor(() => expect(headings[FIRST]).toHaveFocus());
  expect(screen.queryByRole("button", { name: text.more })).toBeNull();
  expect(new Set(headings.map(({ textContent }) => textContent)).size).toBe(length);
  expect(asked).toEqual([null, "five", "five"]);
});

test("ORD-18 a session that the server has ended leads to the sign-in page", async () => {
  const { email } = await shop.createCustomer();
  const { refresh_token } = await shop.signIn(email);
  await post("/api/auth/sign-out", { refresh_token });
  await shop.open(paths.orders, { as: email });
  await untilAt(paths.auth);
  expect(readStoredSession()).toBeNull();
});
