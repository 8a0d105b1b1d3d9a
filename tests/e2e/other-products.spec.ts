// Carts and orders of more than the backpack. The products are the tests' own: nobody else's cart
// or list of variants changes.
import type { Page } from "@playwright/test";
import { backpackColors } from "#content/backpack-colors.ts";
import { cart, itemsInWords } from "#i18n/en/cart.ts";
import { orderSuccess } from "#i18n/en/order-success.ts";
import { ordering } from "#i18n/en/ordering.ts";
import { formatMoney } from "#i18n/format.ts";
import { computePercent, subtractMoney, sumMoney, multiplyMoney, money } from "#shared/money.ts";
import { sampleImage } from "../integration/catalog/sample-images.ts";
import { toHeaders, startSession } from "./accounts.ts";
import { findVariant } from "./catalog.ts";
import { expect, test } from "./fixtures.ts";
import { openPaymentStep, receiveUnits } from "./ordering.ts";

// Two seconds after the confirmation: no review service is loaded.
test.use({ payments: "manual", expectedNoise: [/No review invitation was created/] });

const main = (page: Page) => page.getByRole("main");
const items = (page: Page) => page.getByRole("list", { name: cart.items }).getByRole("listitem");

/** A bowl in two colors, made and put away again by a colleague through the API. */
async function makeBowl({ request }: Page) {
  const headers = toHeaders(await startSession(request, "admin@wanderpaw.example"));
  async function call(method: string, path: string, data?: object): Promise<{ id: string }> {
    const answer = await request.fetch(`/api/admin${path}`, { method, headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    // Our own API answers in the shape of its contract.
    return answer.status() === 204 ? { id: "" } : ((await answer.json()) as { id: string });
  }
  const key = crypto.randomUUID().slice(0, 8);
  const name = `Folding Bowl ${key}`;
  const description = "It folds flat.";
  const { id } = await call("POST", "/products", { name, description, basePriceMinor: 1_500 });
  // Without an image it would be a draft.
  const image = await request.post(`/api/admin/products/${id}/images`, {
    headers: { ...headers, "content-type": "image/jpeg" },
    data: await sampleImage(600, 600),
  });
  expect(image.ok(), await image.text()).toBe(true);
  const slugs = { sand: `sand-${key}`, slate: `slate-${key}` };
  for (const [variantName, slug] of [
    ["Sand", slugs.sand],
    ["Slate", slugs.slate],
  ]) {
    const variant = { variantName, slug, sku: slug, priceMinor: 1_500, stock: 9 };
    // oxlint-disable-next-line no-await-in-loop -- two, in their order
    await call("POST", `/products/${id}/variants`, variant);
  }
  return {
    name,
    slugs,
    /** No other test shall meet it. */
    putAway: () => call("DELETE", `/products/${id}`),
  };
}

/** Puts one piece of each into the cart, as somebody does who looks at them one by one. */
async function fillCart(page: Page, slugs: readonly string[]): Promise<void> {
  for (const slug of slugs) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await page.goto(`/product/${slug}`);
    // oxlint-disable-next-line no-await-in-loop
    await page.getByRole("link", { name: "Add to Cart" }).first().click();
    // oxlint-disable-next-line no-await-in-loop
    await expect(page).toHaveURL("/cart");
  }
}

test("CHECK-18 CART-48 two products are ordered with one coupon, and the confirmation names both", async ({
  page,
}) => {
  const bowl = await makeBowl(page);
  await receiveUnits(page.request, "olive", 1);
  await fillCart(page, ["olive", bowl.slugs.sand]);
  await expect(items(page).nth(1)).toContainText(`${bowl.name}Sand`);
  await page.getByLabel(cart.coupon.label).fill("SAVE10");
  await page.getByRole("button", { name: cart.coupon.apply, exact: true }).click();
  const { price } = await findVariant(page.request, "olive");
  const subtotal = sumMoney([price, money(1_500, "USD")], "USD");
  const total = formatMoney(subtractMoney(subtotal, computePercent(subtotal, 10)));
  await expect(page.getByRole("status").first()).toHaveText(cart.status(2, total));

  await openPaymentStep(page, { olive: 1, [bowl.slugs.sand]: 1 });
  await page.getByRole("button", { name: ordering.pay.manual.button }).click();
  await expect(page.getByRole("heading", { name: orderSuccess.title })).toBeVisible();
  await expect(main(page)).toContainText(`${backpackColors.olive.name}, ${itemsInWords(1)}`);
  await expect(main(page)).toContainText(`${bowl.name}Sand, ${itemsInWords(1)}`);
  await expect(main(page)).toContainText(`Total${total}`);
  await page.getByRole("link", { name: orderSuccess.guestOrder }).click();
  await expect(main(page)).toContainText(`${bowl.name}Sand, ${itemsInWords(1)}`);
  await expect(main(page)).toContainText(formatMoney(multiplyMoney(money(1_500, "USD"), 1)));
  await bowl.putAway();
});
