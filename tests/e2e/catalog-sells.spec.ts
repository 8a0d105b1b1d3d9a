// A product that an administrator adds is sold at once: no build, no restart. In a shop of its own,
// whose catalogue nobody else looks at.
import type { Browser, Locator, Page } from "@playwright/test";
import { cart } from "#i18n/en/cart.ts";
import { orderSuccess } from "#i18n/en/order-success.ts";
import { ordering } from "#i18n/en/ordering.ts";
import { publishing } from "#i18n/he/publishing.ts";
import { variants } from "#i18n/he/variants.ts";
import type { AdminCategory, AdminProduct } from "#modules/catalog/admin-shapes.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { sampleImage } from "../integration/catalog/sample-images.ts";
import { expectNoSidewaysScrolling } from "./accessible.ts";
import { countPresses } from "./count-presses.ts";
import { expect, test } from "./fixtures.ts";
import { openPaymentStep } from "./ordering.ts";
import { button, signInAsStaff, toast } from "./staff.ts";

test.describe.configure({ mode: "serial", timeout: 90_000 });
test.use({
  payments: "manual",
  hasOwnShop: true,
  expectedNoise: [/No review invitation was created/],
});

const main = (page: Page) => page.getByRole("main");

/** The structured data of a page, for search engines. */
async function structuredData(page: Page): Promise<string> {
  const blocks = page.locator('script[type="application/ld+json"]');
  return (await blocks.allTextContents()).join("\n");
}

/** Somebody else, who has never been here. */
const asGuest = async (browser: Browser) => (await browser.newContext()).newPage();

/** Opens a page that has just changed; a busy shop may still send the one from before. */
const openNew = (page: Page, path: string, findNew: (within: Locator) => Locator) =>
  expect(async () => {
    await page.goto(path);
    expect(await findNew(main(page)).count()).toBe(1);
  }).toPass();

/** Buys one of it. */
async function order(page: Page, slug: string): Promise<void> {
  await openPaymentStep(page, { [slug]: 1 });
  await page.getByRole("button", { name: ordering.pay.manual.button }).click();
  await expect(page.getByRole("heading", { name: orderSuccess.title })).toBeVisible();
}

test("PUB-13 PRODS-31 a fourth color with four pictures takes few presses, and is in the shop, and sold, at once", async ({
  page,
  browser,
}) => {
  const { call, readProduct } = await signInAsStaff(page);
  const { products } = await call<{ products: AdminProduct[] }>(
    "GET",
    "/api/admin/products?q=WANDERPAW_BACKPACK",
  );
  const { id = "" } = products.find(({ sku }) => sku === "WANDERPAW_BACKPACK") ?? {};
  const name = "Forest Green & Cream";
  await page.goto(`${adminPaths.product(id)}?tab=variants`);
  const { click, typeNext, drop, expectAtMost } = countPresses(page);
  await click(button(page, variants.add));
  const dialog = page.getByRole("dialog", { name: variants.addTitle });
  const field = (label: string) => dialog.getByLabel(label);
  await expect(field(variants.fields.variantName.label)).toBeFocused();
  await page.keyboard.type(name);
  await typeNext("#2f5d3a");
  // Past the browser's own choice of colors, and past the price, which is that of the product.
  await typeNext("WANDERPAW_BACKPACK_FOREST", 2);
  await typeNext("3", 2);
  await click(dialog.getByText(variants.form.more));
  await click(field(variants.fields.shortName.label));
  await page.keyboard.type("Forest");
  await expect(field(variants.fields.slug.label)).toHaveValue("forest");
  await drop(
    field(variants.fields.variantName.label),
    await Promise.all([1, 2, 3, 4].map((view) => sampleImage(600 + view, 600))),
  );
  await click(button(dialog, variants.submitNew));
  await expect(toast(page)).toContainText(publishing.done.live, { timeout: 30_000 });
  await expect(dialog).toBeHidden();
  expectAtMost({ clicks: 5, keys: 5 });
  const { images, variants: all } = await readProduct(id);
  const forest = all.find((each) => each.variantName === name);
  expect(forest).toMatchObject({ colorHex: "#2f5d3a", state: "live" });
  const own = images.filter(({ variantId }) => variantId === forest?.id);
  expect(own.map(({ altText }) => altText)).toEqual([name, name, name, name]);

  const guest = await asGuest(browser);
  await openNew(guest, "/", (within) => within.getByRole("link", { name, exact: true }));
  await guest.goto("/products");
  await expect(main(guest).getByRole("link", { name, exact: true })).toBeVisible();
  expect(await structuredData(guest)).toContain("/product/forest");
  await guest.goto("/product/forest");
  await expect(guest.getByRole("heading", { level: 1 })).toContainText(name);
  await expect(guest.getByText("Only 3 bags left!").first()).toBeVisible();
  expect(await structuredData(guest)).toContain("WANDERPAW_BACKPACK_FOREST");
  await expect(guest.getByRole("button", { name: /^Picture 4 of 4/ })).toHaveCount(1);
  const sitemap = await guest.request.get("/sitemap.xml");
  expect(await sitemap.text()).toContain("/product/forest<");
  const shared = await guest.locator('meta[property="og:image"]').getAttribute("content");
  const path = new URL(shared ?? "").pathname;
  expect((await guest.request.get(path)).headers()["content-type"]).toBe("image/jpeg");
  await order(guest, "forest");
});

test("PUB-14 a second product in another category has its section, its page and its orders", async ({
  page,
  browser,
}) => {
  const { call, addImage, addProduct } = await signInAsStaff(page);
  const { categories } = await call<{ categories: AdminCategory[] }>(
    "GET",
    "/api/admin/categories",
  );
  const categoryId = categories.find((category) => category.name === "Accessories")?.id ?? "";
  const { id } = await addProduct({
    name: "Folding Bowl",
    description: "It folds flat.",
    basePriceMinor: 1_900,
    categoryId,
  });
  await addImage(id);
  for (const [variantName, size, slug] of [
    ["Slate", "Small", "camp-bowl"],
    ["Slate", "Large", "camp-bowl-large"],
  ])
    // oxlint-disable-next-line no-await-in-loop -- two, in their order
    await call("POST", `/api/admin/products/${id}/variants`, {
      variantName,
      size,
      slug,
      sku: `BOWL_${size}`,
      priceMinor: 1_900,
      stock: 4,
      isActive: true,
    });

  const guest = await asGuest(browser);
  await openNew(guest, "/products", (within) =>
    within.getByRole("heading", { name: "Accessories" }),
  );
  await expect(main(guest).getByRole("heading", { name: "Backpacks" })).toBeVisible();
  await guest.goto("/product/camp-bowl");
  const sizes = guest.getByRole("navigation", { name: "Size" });
  await sizes.getByRole("link", { name: "Large" }).click();
  await expect(guest).toHaveURL("/product/camp-bowl-large");
  await expect(main(guest)).toContainText("Only 4 left!");
  await expectNoSidewaysScrolling(guest);
  await guest.getByRole("link", { name: "Add to Cart" }).first().click();
  await expect(guest.getByRole("list", { name: cart.items })).toContainText("Folding Bowl");
  await order(guest, "camp-bowl-large");
});
