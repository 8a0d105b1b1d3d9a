// Everything that an owner may type into the catalog: pages stay readable and fit a narrow screen.
import { productPage } from "#i18n/en/product.ts";
import { expectAccessible, expectNoSidewaysScrolling, untilDrawn } from "./accessible.ts";
import { expect, test, untilHydrated } from "./fixtures.ts";
import { signInAsStaff } from "./staff.ts";

test.describe.configure({ mode: "default", timeout: 120_000 });
test.use({
  hasOwnShop: true,
  viewport: { width: 320, height: 640 },
  expectedNoise: [/404/],
});

/** The fields of a variant whose texts are all the same. */
const variant = (text: string) => ({
  variantName: text,
  tagline: text,
  story: text,
  features: [text],
  stock: 3,
  isActive: true,
});

const unbroken = "W".repeat(190);
const hebrew = "\u05ea\u05d9\u05e7 \u05dc\u05e0\u05e1\u05d9\u05e2\u05d5\u05ea ".repeat(12).trim();
const markup = `<img src=x onerror=alert(1)> "quoted" & ${"<b>bold</b> ".repeat(12)}`.trim();

test("PROD-13 names of any length and script, markup and many sizes fit a narrow screen without accessibility defects", async ({
  page,
}) => {
  const { call, addImage, addProduct } = await signInAsStaff(page);
  for (const [place, name] of [unbroken, hebrew, markup].entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one product after the other
    const { id } = await addProduct({ name, description: name, basePriceMinor: 1_000 });
    // oxlint-disable-next-line no-await-in-loop
    await addImage(id);
    for (const size of [null, "S", "XXL".repeat(13)])
      // oxlint-disable-next-line no-await-in-loop
      await call("POST", `/api/admin/products/${id}/variants`, {
        ...variant(name),
        size,
        slug: `extreme-${place}-${size?.length ?? 0}`,
        sku: `X-${place}-${size?.length ?? 0}`,
        colorHex: place === 0 ? "#ffff00" : null,
        priceMinor: 1_000_000,
      });
  }
  await page.evaluate(() => localStorage.clear());
  const paths = [
    "/",
    "/products",
    "/product/extreme-0-1",
    "/product/extreme-1-0",
    "/product/extreme-2-39",
    "/product/extreme",
    "/order/extreme-0-0",
  ];
  for (const path of paths) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await page.goto(path);
    // oxlint-disable-next-line no-await-in-loop -- its swipe rows get the keyboard when it is drawn
    await untilHydrated(page);
    // oxlint-disable-next-line no-await-in-loop
    await untilDrawn(page);
    // oxlint-disable-next-line no-await-in-loop
    await expectNoSidewaysScrolling(page);
    // oxlint-disable-next-line no-await-in-loop
    await expectAccessible(page);
  }
  await page.goto("/product/extreme-0-0");
  await page.getByRole("link", { name: "Add to Cart" }).first().click();
  await expect(page).toHaveURL("/cart");
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
});

test("PDP-35 colors that do not fit on a phone are in one row that can be swiped, at the current one", async ({
  page,
}) => {
  const { call, addImage, addProduct } = await signInAsStaff(page);
  const { id } = await addProduct({ name: "Many", description: "Many", basePriceMinor: 1_000 });
  await addImage(id);
  const colors = ["Sand", "Slate", "Rust", "Moss", "Plum"];
  for (const variantName of colors)
    // oxlint-disable-next-line no-await-in-loop -- one variant after the other
    await call("POST", `/api/admin/products/${id}/variants`, {
      ...variant(variantName),
      size: null,
      slug: `many-${variantName.toLowerCase()}`,
      sku: `MANY-${variantName}`,
      colorHex: "#c8b690",
      priceMinor: 1_000,
    });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/product/many-sand");
  await untilHydrated(page);
  const row = page.getByRole("navigation", { name: productPage.color });
  const links = await row.getByRole("link").all();
  expect(links).toHaveLength(colors.length);
  const boxes = await Promise.all(links.map((link) => link.boundingBox()));
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  await expect(page.getByRole("link", { name: "Add to Cart" })).toBeInViewport();
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
  await row.getByRole("link", { name: "Plum" }).click();
  await expect(page).toHaveURL("/product/many-plum");
  await expect(row.getByRole("link", { name: "Plum" })).toBeInViewport({ ratio: 1 });
  await page.reload();
  await expect(row.getByRole("link", { name: "Plum" })).toBeInViewport({ ratio: 1 });
});
