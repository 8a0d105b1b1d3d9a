import type { Locator, Page } from "@playwright/test";
import { backpackColors } from "#content/backpack-colors.ts";
import { cart } from "#i18n/en/cart.ts";
import { expectAccessible } from "./accessible.ts";
import { findBag, readCost } from "./catalog.ts";
import { typeInto } from "./engines.ts";
import { expect, test } from "./fixtures.ts";

const CART_KEY = "wanderpaw-cart";

function line(id: string, quantity: number) {
  return { id, color: id, name: "Old name", colorName: "Old", price: 1, quantity, image: "" };
}

/** Opens the cart of a browser that has stored this. */
async function openCart(page: Page, stored: string | object[]): Promise<void> {
  await page.goto("/order-success");
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    CART_KEY,
    typeof stored === "string" ? stored : JSON.stringify(stored),
  ] as const);
  await page.goto("/cart");
}

const storedQuantities = (page: Page) =>
  page.evaluate((key) => {
    // Our own cart, written by the page.
    const items = JSON.parse(localStorage.getItem(key) ?? "[]") as {
      id: string;
      quantity: number;
    }[];
    return items.map((item) => `${item.id} ${item.quantity}`);
  }, CART_KEY);

test("CART-30 an empty cart says so and leads back to the shop @phone", async ({ page }) => {
  await page.goto("/cart");
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Continue Shopping" }).click();
  await expect(page).toHaveURL("/products");
});

test("CART-31 CART-40 each line shows name, slug, price and sum, and the summary adds them up @phone", async ({
  page,
}) => {
  await openCart(page, [line("olive", 2), line("blue", 1)]);
  const items = page.getByRole("list", { name: cart.items }).getByRole("listitem");
  await expect(items).toHaveCount(2);
  await expect(items.first()).toContainText("Wanderpaw Backpack");
  await expect(items.first()).toContainText(backpackColors.olive.name);
  const { total: each } = await readCost(page.request, { olive: 1 });
  await expect(items.first()).toContainText(`${each} each`);
  await expect(items.first()).toContainText((await readCost(page.request, { olive: 2 })).total);
  const summary = page.getByRole("complementary", { name: cart.summary.title });
  const { subtotal, total } = await readCost(page.request, { olive: 2, blue: 1 });
  await expect(summary).toContainText(`Subtotal${subtotal}`);
  await expect(summary).toContainText("ShippingFree");
  await expect(summary).toContainText(`Total${total}`);
  await expect(summary).toContainText("storage bag");
  await expect(page.getByRole("link", { name: cart.checkout })).toHaveAttribute(
    "href",
    "/order/olive",
  );
  await expectAccessible(page);
});

test("CART-32 CART-42 the stepper stops at 1 and at what is in stock, and the cart is kept @engine", async ({
  page,
}) => {
  await openCart(page, [line("blue", 1)]);
  const less = page.getByRole("button", { name: cart.decrease(backpackColors.blue.name) });
  const more = page.getByRole("button", { name: cart.increase(backpackColors.blue.name) });
  await expect(less).toBeDisabled();
  const { available } = await findBag(page.request, "blue");
  for (let bags = 1; bags < available; bags += 1) await more.click();
  await expect(more).toBeDisabled();
  await expect(more).toBeFocused();
  await expect(page.getByText(cart.limit(available))).toBeVisible();
  const { total } = await readCost(page.request, { blue: available });
  await expect(page.getByRole("status").first()).toHaveText(cart.status(available, total));
  expect(await storedQuantities(page)).toEqual([`blue ${available}`]);
  await page.reload();
  await expect(less).toBeEnabled();
  await less.click();
  expect(await storedQuantities(page)).toEqual([`blue ${available - 1}`]);
});

test("CART-33 CART-43 SHELL-70 a removed item is announced at the end of the screen, and Undo puts it back in its place @phone @engine", async ({
  page,
}) => {
  await openCart(page, [line("olive", 2), line("blue", 1)]);
  await page.getByRole("button", { name: cart.removeLabel(backpackColors.olive.name) }).click();
  await expect(page.getByText("Item has been removed from your cart.").first()).toBeVisible();
  expect(await storedQuantities(page)).toEqual(["blue 1"]);
  const undo = page.getByRole("button", { name: cart.undoLabel(backpackColors.olive.name) });
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(
    page.getByRole("button", { name: cart.removeLabel(backpackColors.olive.name) }),
  ).toBeFocused();
  expect(await storedQuantities(page)).toEqual(["olive 2", "blue 1"]);
  await expect(undo).toHaveCount(0);
});

test("CART-33 Undo also brings back the last item of a cart", async ({ page }) => {
  await openCart(page, [line("caramel", 3)]);
  await page.getByRole("button", { name: cart.removeLabel(backpackColors.caramel.name) }).click();
  await expect(page.getByRole("heading", { name: cart.empty })).toBeVisible();
  await page.getByRole("button", { name: cart.undoLabel(backpackColors.caramel.name) }).click();
  await expect(page.getByRole("link", { name: cart.checkout })).toHaveAttribute(
    "href",
    "/order/caramel",
  );
});

test("CART-34 a coupon in any letter case lowers the total, closes the field, and can be removed @phone @engine", async ({
  page,
}) => {
  await openCart(page, [line("olive", 2), line("blue", 1)]);
  const field = page.getByLabel(cart.coupon.label);
  const apply = page.getByRole("button", { name: cart.coupon.apply, exact: true });
  await expect(apply).toBeDisabled();
  await typeInto(field, "   ");
  await expect(apply).toBeDisabled();
  await typeInto(field, "first15");
  await field.press("Enter");
  await expect(page.getByText("You saved 15% on your order.").first()).toBeVisible();
  await expect(field).toBeDisabled();
  await expect(field).toHaveValue("FIRST15");
  const summary = page.getByRole("complementary");
  const { subtotal, discount, total } = await readCost(
    page.request,
    { olive: 2, blue: 1 },
    "FIRST15",
  );
  await expect(summary).toContainText(`−${discount}`);
  await expect(summary).toContainText(`Total${total}`);
  await page.reload();
  await expect(summary).toContainText(`Total${total}`);
  await page.getByRole("button", { name: cart.coupon.remove }).click();
  await expect(page.getByText("Coupon has been removed from your order.").first()).toBeVisible();
  await expect(field).toBeFocused();
  await expect(summary).toContainText(`Total${subtotal}`);
});

test("CART-35 CART-40 SHELL-70 an unknown coupon is refused at the field and in a message", async ({
  page,
}) => {
  await openCart(page, [line("olive", 1)]);
  const field = page.getByLabel(cart.coupon.label);
  await field.fill("SAVE99");
  await page.getByRole("button", { name: cart.coupon.apply, exact: true }).click();
  const message = page.getByRole("region", { name: "Notifications" });
  await expect(message).toContainText("Invalid coupon");
  await expect(message).toContainText("Please check your coupon code and try again");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toBeFocused();
  await expect(page.locator("#coupon-error")).toContainText("Invalid coupon");
  await expectAccessible(page);
  await field.fill("SAVE9");
  await expect(page.locator("#coupon-error")).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 480 });
  const bar = page.getByRole("banner");
  await bar.locator("summary").click();
  await expect(message).toBeVisible();
  await bar.getByRole("link", { name: "Sign In" }).click({ trial: true });
});

test("CART-55 the sum stands right below the lines on narrow screens, and beside them on wide ones", async ({
  page,
}) => {
  await openCart(page, [line("olive", 1)]);
  const lines = page.getByRole("list", { name: cart.items });
  const checkout = page.getByRole("link", { name: cart.checkout, exact: true });
  const facts = page.getByRole("list", { name: cart.facts.label });
  const getTop = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await getTop(checkout)).toBeGreaterThan(await getTop(lines));
  expect(await getTop(facts)).toBeGreaterThan(await getTop(checkout));
  await page.setViewportSize({ width: 1440, height: 900 });
  const summary = await page.getByRole("complementary").boundingBox();
  const below = await facts.boundingBox();
  expect((below?.x ?? 0) + (below?.width ?? 0)).toBeLessThanOrEqual(summary?.x ?? 0);
});

test("CART-36 two tabs share one cart", async ({ context, page }) => {
  await openCart(page, [line("olive", 1)]);
  const other = await context.newPage();
  await other.goto("/cart");
  await other.getByRole("button", { name: cart.increase(backpackColors.olive.name) }).click();
  const { total } = await readCost(page.request, { olive: 2 });
  await expect(page.getByRole("complementary")).toContainText(`Total${total}`);
  await page.getByRole("button", { name: cart.removeLabel(backpackColors.olive.name) }).click();
  await expect(other.getByRole("heading", { name: cart.empty })).toBeVisible();
});

test.describe("a stored cart that is not JSON", () => {
  test.use({ expectedNoise: [/Error loading cart from localStorage:/] });

  test("CART-37 is logged and starts empty", async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    await openCart(page, "{not a cart");
    await expect(page.getByRole("heading", { name: cart.empty })).toBeVisible();
    expect(
      logged.filter((text) => text.startsWith("Error loading cart from localStorage:")),
    ).not.toEqual([]);
  });
});

test("CART-38 bad items, unknown colors and foreign prices in the storage do no harm", async ({
  page,
}) => {
  await openCart(page, [
    line("purple", 1),
    { ...line("olive", 1), price: -5 },
    { ...line("caramel", 1), price: 0.01, name: "<img src=x onerror=alert(1)>" },
    line("blue", 99),
  ]);
  const items = page.getByRole("list", { name: cart.items }).getByRole("listitem");
  await expect(items).toHaveCount(3);
  await expect(items.first()).toContainText(cart.gone);
  const { available } = await findBag(page.request, "blue");
  const { total } = await readCost(page.request, { caramel: 1, blue: available });
  await expect(page.getByRole("complementary")).toContainText(`Total${total}`);
});

test("CART-39 the page is not for search engines, and tells those without scripts what it needs", async ({
  request,
}) => {
  const html = await (await request.get("/cart")).text();
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toMatch(/<noscript>.*needs JavaScript/);
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/cart"\/>/);
});
