import type { BrowserContext, Page } from "@playwright/test";
import { appText } from "#i18n/en/app.ts";
import { expect, test } from "./fixtures.ts";

const offline = appText.offline;

// The browser complains about files that it cannot fetch without a connection.
test.use({
  serviceWorkers: "allow",
  expectedNoise: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|no-such-page/],
});

/** Opens a page and waits until the worker has kept it whole. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect.poll(() => cachedPaths(page)).toContain(path === "/" ? "/_.data" : `${path}.data`);
}

/** The paths that are kept now, whatever the cache. */
function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        found.push(new URL(url).pathname);
    return found;
  });
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** The script that makes links load documents while offline comes a second after the page. */
const hasLateParts = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("loaded-later")),
  );

/** The browser's own switch for a lost connection, for its pages and its workers. */
const lose = (context: BrowserContext) => context.setOffline(true);

test("PWA-03, PWA-04, PWA-08 visited pages open offline, and others say that there is no connection", async ({
  context,
  page,
}) => {
  await visit(page, "/products");
  await visit(page, "/product/olive");
  const title = await heading(page).textContent();
  await lose(context);

  await page.reload();
  await expect(heading(page)).toHaveText(title ?? "");
  await expect(page.getByRole("main").locator("img").first()).toHaveJSProperty("complete", true);
  // By a link, and back without loading a document.
  const bar = page.getByRole("banner");
  await bar.getByRole("link", { name: "Products", exact: true }).click();
  await expect(page).toHaveURL("/products");
  await page.goBack();
  await expect(heading(page)).toHaveText(title ?? "");

  await expect.poll(() => hasLateParts(page)).toBe(true);
  await bar.getByRole("link", { name: "About", exact: true }).click();
  await expect(heading(page)).toHaveText(offline.title);
  await expect(page).toHaveURL("/about");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await context.setOffline(false);
  await page.getByRole("link", { name: offline.retry }).click();
  await expect(heading(page)).not.toHaveText(offline.title);
  await expect(page).toHaveURL("/about");
});

test.describe("a busy shop", () => {
  test.use({ expectedNoise: [/503/] });

  test("PWA-13 while the shop is too busy, a visited page opens as last seen", async ({
    context,
    page,
  }) => {
    await visit(page, "/products");
    const title = await heading(page).textContent();
    let asked = 0;
    await context.route("**/products", (route) => {
      asked += 1;
      return route.fulfill({ status: 503, contentType: "text/plain", body: "Not available" });
    });
    await page.reload();
    await expect(heading(page)).toHaveText(title ?? "");
    expect(asked).toBeGreaterThan(0);
  });
});

test("PWA-06 private pages, error pages and responses of the API are never cached", async ({
  context,
  page,
}) => {
  await visit(page, "/products");
  const asked: string[] = [];
  context.on("request", (request) => {
    if (request.serviceWorker()) asked.push(new URL(request.url()).pathname);
  });
  await page.goto("/no-such-page");
  await expect.poll(() => hasLateParts(page)).toBe(true);
  await page.goto("/order-success?orderId=ORDER_17");
  await page.goto("/auth");
  await page.evaluate(() => fetch("/api/openapi.json"));
  await visit(page, "/cart");
  expect(
    (await cachedPaths(page)).filter((path) => /^\/(order-success|auth|api)/.test(path)),
  ).toEqual([]);
  // Nor does the worker ask for them a second time.
  expect(asked.filter((path) => path.includes("no-such-page"))).toEqual(["/no-such-page"]);
  await lose(context);
  for (const path of ["/auth", "/orders", "/order-success"])
    await expect(page.goto(path)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});

test("PWA-09, PWA-10 a new release takes over while a page is open, and keeps visited pages", async ({
  context,
  page,
}) => {
  await visit(page, "/products");
  const names = () => page.evaluate(() => caches.keys());
  const [before] = (await names()).filter((name) => name.includes("pages"));
  // Playwright answers for new addresses alone, so the next release has one.
  await context.route("**/sw.js?*", async (route) => {
    const answer = await route.fetch();
    const release = before?.split("-").at(-1) ?? "";
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll(release, "next"),
    });
  });
  await page.evaluate(() => navigator.serviceWorker.register("/sw.js?next").then(() => true));
  await expect
    .poll(async () => (await names()).filter((name) => name.includes("pages")))
    .toEqual([before?.replace(/[^-]+$/, "next")]);
  expect(await cachedPaths(page)).toContain("/products");
  // The page from before is still there and goes on.
  await expect(heading(page)).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Contact", exact: true }).click();
  await expect(page).toHaveURL("/contact");
  await expect(heading(page)).toBeVisible();
});

test.describe("with a missing script", () => {
  test.use({
    serviceWorkers: "block",
    expectedNoise: [/404|Error loading route module|Failed to fetch/],
  });

  test("PWA-11 a page that navigates by itself where a script is missing is reloaded once, not forever", async ({
    page,
  }) => {
    let loads = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.route(/\/assets\/auth-/, (route) => route.fulfill({ status: 404 }));
    const failures: string[] = [];
    page.on("console", (message) => {
      if (/Error loading route module/.test(message.text())) failures.push(message.text());
    });
    await page.goto("/orders");
    // The router says so and asks for a reload in the same breath.
    await expect.poll(() => failures.length).toBe(2);
    await page.evaluate(() => fetch("/readyz").then((answer) => answer.ok));
    expect(loads).toBe(2);
  });
});
