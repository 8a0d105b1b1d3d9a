import type { Page } from "@playwright/test";
import { orders as text } from "#i18n/en/orders.ts";
import type { MyOrder } from "#modules/orders/contract.ts";
import { expectAccessible, expectNoSidewaysScrolling } from "./accessible.ts";
import { demoPassword, freshAccount, sessionKey, signInAs } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { signInByForm } from "./sign-in-by-form.ts";

const customer = "customer@wanderpaw.example";

const list = (page: Page) => page.getByRole("list", { name: text.list });
const cards = (page: Page) => list(page).getByRole("article");

type Answer = { orders: MyOrder[]; nextCursor: string | null };

/** Notes which of the things that only some may see were ever in the page, and at which address. */
async function recordSights(page: Page): Promise<Set<string>> {
  const seen = new Set<string>();
  await page.exposeFunction("noteSight", (sight: string) => void seen.add(sight));
  await page.addInitScript((emptyTitle) => {
    const note = (what: string) => {
      // The function that the test has put there.
      const { noteSight } = window as unknown as { noteSight: (sight: string) => void };
      noteSight(`${what} at ${location.pathname}`);
    };
    new MutationObserver(() => {
      if (document.querySelector("article")) note("orders");
      if (document.body?.textContent.includes(emptyTitle)) note("no orders");
      if (document.querySelector("input[type=password]")) note("form");
    }).observe(document, { childList: true, subtree: true });
  }, text.empty.title);
  return seen;
}

test("ORD-10 who is not signed in is led to sign in and back to their orders, without a glimpse of anything else @phone", async ({
  page,
}) => {
  const seen = await recordSights(page);
  await page.goto("/orders");
  await expect(page).toHaveURL("/auth?next=%2Forders");
  await signInByForm(page, { email: customer, password: demoPassword });
  await expect(page).toHaveURL("/orders");
  await expect(cards(page).first()).toBeVisible();
  expect([...seen].toSorted()).toEqual(["form at /auth", "orders at /orders"]);
});

test("ORD-19 Back from the page to sign in leads to the page before, whichever way My Orders was asked for", async ({
  page,
}) => {
  const toSignIn = "/auth?next=%2Forders";
  await page.goto("/products");
  await page.goto("/orders");
  await expect(page).toHaveURL(toSignIn);
  await page.goBack();
  await expect(page).toHaveURL("/products");
  await page.goto("/order-success");
  await page.getByRole("link", { name: "View All Orders" }).click();
  await expect(page).toHaveURL(toSignIn);
  await page.goBack();
  await expect(page).toHaveURL("/order-success");
});

test("ORD-11 each order shows its number, status, day and total, and each line what it cost @engine", async ({
  page,
}) => {
  const session = await signInAs(page, customer);
  const answer = await page.request.get("/api/orders", {
    headers: { authorization: `Bearer ${session.access_token}` },
  });
  // Our own API answers in the shape of its contract.
  const { orders } = (await answer.json()) as Answer;
  await page.goto("/orders");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Orders");
  await expect(cards(page)).toHaveCount(orders.length);
  expect(orders.length).toBeGreaterThan(2);
  for (const [index, order] of orders.entries()) {
    const card = cards(page).nth(index);
    await expect(card.getByRole("heading")).toHaveText(`Order ${order.id.slice(-8).toUpperCase()}`);
    await expect(card).toContainText(text.statuses[order.status]);
    await expect(card).toContainText(dollars(order.total.amountMinor));
    await expect(card).toContainText(
      /(January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, 20\d\d/,
    );
    const lines = card.getByRole("listitem");
    await expect(lines).toHaveCount(order.items.length);
    for (const [place, item] of order.items.entries()) {
      const { quantity, unitPrice, total } = item;
      await expect(lines.nth(place)).toContainText(item.variantName ?? "Wanderpaw Backpack");
      await expect(lines.nth(place)).toContainText(
        `${quantity} × ${dollars(unitPrice.amountMinor)} = ${dollars(total.amountMinor)}`,
      );
      await expect(lines.nth(place).getByRole("presentation")).toBeAttached();
    }
  }
});

const dollars = (minor: number) => `$${(minor / 100).toFixed(2)}`;

test("ORD-12 who has bought nothing yet is shown the way to the products @phone", async ({
  page,
}) => {
  const { email, password } = await freshAccount(page.request);
  await signInAs(page, email, password);
  await page.goto("/orders");
  await expect(page.getByRole("heading", { name: "No orders yet" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Browse Products" }).click();
  await expect(page).toHaveURL("/products");
});

test.describe("an answer that does not come", () => {
  test.use({ expectedNoise: [/ERR_FAILED/] });

  test("ORD-13 orders that cannot be loaded are reported, and can be asked for again @phone", async ({
    page,
  }) => {
    await signInAs(page, customer);
    await page.route("**/api/orders", (route) => route.abort());
    await page.goto("/orders");
    const message = page.getByRole("region", { name: "Notifications" });
    await expect(message).toContainText("Error loading orders");
    await expect(message).toContainText(
      "There was a problem loading your orders. Please try again.",
    );
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { name: "Error loading orders" })).toBeVisible();
    await expect(main).not.toContainText("No orders yet");
    await expectAccessible(page);
    await page.unroute("**/api/orders");
    await main.getByRole("button", { name: text.failed.retry }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(cards(page).first()).toBeVisible();
    // An error waits to be closed, but this one is no longer true.
    await expect(message.getByText("Error loading orders")).toHaveCount(0);
  });

  test("ORD-14 further orders come on demand, after those that are there, also at a second try", async ({
    page,
  }) => {
    await signInAs(page, customer);
    // The shop's own answer in two pages: nobody in the demo has bought often enough for a second
    // one.
    let isBroken = true;
    await page.route("**/api/orders*", async (route) => {
      const isSecond = new URL(route.request().url()).searchParams.get("after") === "five";
      if (isSecond && isBroken) return route.abort();
      const { orders } = (await (
        await route.fetch({ url: route.request().url().split("?")[0] ?? "" })
      ).json()) as Answer;
      return route.fulfill({
        json: isSecond
          ? { orders: orders.slice(5), nextCursor: null }
          : { orders: orders.slice(0, 5), nextCursor: "five" },
      });
    });
    await page.goto("/orders");
    await expect(cards(page)).toHaveCount(5);
    const more = page.getByRole("button", { name: "Show more" });
    await more.click();
    await expect(page.getByRole("region", { name: "Notifications" })).toContainText(
      "Error loading orders",
    );
    await expect(cards(page)).toHaveCount(5);
    isBroken = false;
    await more.press("Enter");
    await expect(cards(page).nth(5).getByRole("heading")).toBeFocused();
    await expect(more).toHaveCount(0);
    const headings = await list(page).getByRole("heading").allTextContents();
    expect(new Set(headings).size).toBe(headings.length);
  });
});

test("ORD-15 signing out in another tab leads this one away from the orders, and they do not come back", async ({
  page,
  context,
}) => {
  const { email, password } = await freshAccount(page.request);
  await signInAs(page, email, password);
  await page.goto("/orders");
  await expect(page.getByRole("heading", { name: "No orders yet" })).toBeVisible();
  const other = await context.newPage();
  await other.goto("/");
  await other.getByRole("banner").getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/auth");
  const seen = await recordSights(page);
  await page.goBack();
  await page.goto("/orders");
  await expect(page).toHaveURL("/auth?next=%2Forders");
  await expect(page.getByRole("main").getByRole("tabpanel")).toBeVisible();
  expect([...seen]).toEqual(["form at /auth"]);
});

test("ORD-16 the page as it is sent is the same for everybody, is not kept, and is not for search engines", async ({
  page,
}) => {
  const session = await signInAs(page, customer);
  const known = await page.request.get("/orders", {
    headers: { authorization: `Bearer ${session.access_token}` },
  });
  const stranger = await page.request.get("/orders");
  expect(known.headers()["cache-control"]).toBe("no-store");
  const html = await stranger.text();
  expect(await known.text()).toBe(html);
  expect(html).toMatch(/<meta name="robots" content="noindex"/);
  expect(html).not.toContain(customer);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("ORD-16 without scripts the page says what it needs", async ({ page }) => {
    await page.goto("/orders");
    await expect(page.locator("noscript p")).toHaveText(text.noScript);
    await expect(page.locator("noscript p")).toBeVisible();
  });
});

test("ORD-17 My Orders has no accessibility defects @phone", async ({ page }) => {
  await signInAs(page, customer);
  await page.goto("/orders");
  await expect(cards(page).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
});

test.describe("a session that is over", () => {
  test.use({ expectedNoise: [/401/] });

  test("ORD-18 who signed in elsewhere with a session that the server has ended is led to sign in", async ({
    page,
  }) => {
    const { email, password } = await freshAccount(page.request);
    const { refresh_token } = await signInAs(page, email, password);
    await page.request.post("/api/auth/sign-out", { data: { refresh_token } });
    const refusals = page.waitForResponse((answer) => answer.status() === 401);
    await page.goto("/orders");
    await refusals;
    await expect(page).toHaveURL("/auth");
    expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull();
  });
});
