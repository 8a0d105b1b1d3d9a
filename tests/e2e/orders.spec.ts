// My Orders between tabs and pages. What it shows is tried in tests/screens/account.
import type { Page } from "@playwright/test";
import { orders as text } from "#i18n/en/orders.ts";
import { expectAccessible, expectNoSidewaysScrolling } from "./accessible.ts";
import { demoPassword, freshAccount, signInAs } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { signInByForm } from "./sign-in-by-form.ts";

const customer = "customer@wanderpaw.example";

const list = (page: Page) => page.getByRole("list", { name: text.list });
const cards = (page: Page) => list(page).getByRole("article");

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

test("ORD-10 signed-out visitors are sent to sign in and back to their orders, without seeing anything else", async ({
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

test("ORD-19 Back on the sign-in page leads to the page before, however My Orders was opened", async ({
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

test("ORD-15 signing out in another tab leaves the orders page, and the orders do not reappear", async ({
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

test.describe("in every state", () => {
  test.use({ expectedNoise: [/ERR_FAILED/] });

  test("ORD-17 My Orders has no accessibility defects with orders, without orders and without a response", async ({
    page,
  }) => {
    await signInAs(page, customer);
    await page.goto("/orders");
    await expect(cards(page).first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await page.route("**/api/orders", (route) => route.abort());
    await page.reload();
    await expect(page.getByRole("main")).toContainText(text.failed.text);
    await expectAccessible(page);
    await page.unroute("**/api/orders");
    const { email, password } = await freshAccount(page.request);
    await signInAs(page, email, password);
    await page.goto("/orders");
    await expect(page.getByRole("heading", { name: text.empty.title })).toBeVisible();
    await expectAccessible(page);
  });
});
