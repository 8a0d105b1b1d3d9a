// A product that an administrator adds is sold at once: no build, no restart. In a shop of its own,
// whose catalogue nobody else looks at.
import type { Browser, Page } from "@playwright/test";
import { cart } from "#i18n/en/cart.ts";
import { orderSuccess } from "#i18n/en/order-success.ts";
import { ordering } from "#i18n/en/ordering.ts";
import { productImages } from "#i18n/he/product-images.ts";
import { publishing } from "#i18n/he/publishing.ts";
import { variants } from "#i18n/he/variants.ts";
import type { AdminCategory, AdminProduct } from "#modules/catalog/admin-shapes.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { sampleImage } from "../integration/catalog/sample-images.ts";
import { expectNoSidewaysScrolling } from "./accessible.ts";
import { expect, test } from "./fixtures.ts";
import { openPaymentStep } from "./ordering.ts";
import { button, chooseInMenu, signInAsStaff, toast } from "./staff.ts";

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

/** Buys one of it. */
async function order(page: Page, slug: string): Promise<void> {
  await openPaymentStep(page, { [slug]: 1 });
  await page.getByRole("button", { name: ordering.pay.manual.button }).click();
  await expect(page.getByRole("heading", { name: orderSuccess.title })).toBeVisible();
}

test("PUB-13 a fourth color added by an administrator is in the shop, and sold, at once", async ({
  page,
  browser,
}) => {
  const { call } = await signInAsStaff(page);
  const { products } = await call<{ products: AdminProduct[] }>(
    "GET",
    "/api/admin/products?q=WANDERPAW_BACKPACK",
  );
  const { id = "" } = products.find(({ sku }) => sku === "WANDERPAW_BACKPACK") ?? {};
  const name = "Forest Green & Cream";
  await page.goto(`${adminPaths.product(id)}?tab=variants`);
  await button(page, variants.add).click();
  const dialog = page.getByRole("dialog", { name: variants.addTitle });
  const field = (label: string) => dialog.getByLabel(label);
  await field(variants.fields.variantName.label).fill(name);
  await field(variants.fields.shortName.label).fill("Forest");
  await field(variants.fields.colorPrimary.label).fill("Forest Green");
  await field(variants.fields.colorHex.label).fill("#2f5d3a");
  await field(variants.fields.tagline.label).fill("For the first light between the trees.");
  await field(variants.fields.sku.label).fill("WANDERPAW_BACKPACK_FOREST");
  await field(variants.fields.stock.label).fill("3");
  await expect(field(variants.fields.slug.label)).toHaveValue("forest");
  await button(dialog, variants.submitNew).click();
  await expect(toast(page)).toContainText(variants.outcomes.add.saved);

  await page.goto(`${adminPaths.product(id)}?tab=images`);
  const cards = page.getByRole("list", { name: productImages.list }).locator(":scope > li");
  await expect(cards.first()).toBeVisible();
  const before = await cards.count();
  await page.locator("input[type=file]").setInputFiles(
    await Promise.all(
      [1, 2, 3, 4].map(async (view) => ({
        name: `forest-${view}.jpg`,
        mimeType: "image/jpeg",
        buffer: await sampleImage(600 + view, 600),
      })),
    ),
  );
  await expect(cards).toHaveCount(before + 4, { timeout: 30_000 });
  for (const place of [1, 2, 3, 4].map((view) => before + view))
    // oxlint-disable-next-line no-await-in-loop -- one choice after the other
    await page.getByLabel(productImages.variantLabel(place)).selectOption({ label: name });
  await page.goto(`${adminPaths.product(id)}?tab=variants`);
  await chooseInMenu(page, publishing.menu(name, publishing.states.draft), publishing.actions.live);
  await expect(toast(page)).toContainText(publishing.done.live);

  const guest = await asGuest(browser);
  await guest.goto("/");
  await expect(main(guest).getByRole("link", { name, exact: true })).toBeVisible();
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
  await guest.goto("/products");
  await expect(main(guest).getByRole("heading", { name: "Accessories" })).toBeVisible();
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
