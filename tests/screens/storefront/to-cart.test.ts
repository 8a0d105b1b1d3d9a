// The way of a variant into the cart, from wherever it is offered.
import { screen, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { backpackColors } from "#content/backpack-colors.ts";
import { collection } from "#content/collection.ts";
import { cart } from "#i18n/en/cart.ts";
import { productPage } from "#i18n/en/product.ts";
import { productsText } from "#i18n/en/products.ts";
import { shell } from "#i18n/en/shell.ts";
import { CART_KEY } from "#web/storefront/cart/cart-store.ts";
import { createVariants } from "../../support/variants.ts";
import { untilAt } from "../admin/staff.ts";
import { startScreenShop } from "../screen-shop.ts";
import { getMain } from "./visitor.ts";

const shop = await startScreenShop();
const { findVariant } = createVariants(shop);

/** Adds one unit of a color by the button of its card. */
const getAddLink = (color: keyof typeof backpackColors) =>
  within(getMain()).getByRole("link", {
    name: new RegExp(`^${productsText.addToCart} ?${backpackColors[color].name}`),
  });

/** The link of the bar, which says how many units are in the cart. */
const findCartLink = (count: number) =>
  within(screen.getByRole("banner")).findByRole("link", { name: shell.cart(count) });

test("HOME-03 Add to Cart on a card adds one item of the color and opens the cart", async () => {
  const user = await shop.open("/");
  await user.click(getAddLink("caramel"));
  await untilAt("/cart");
  await findCartLink(1);
  expect(getMain()).toHaveTextContent(backpackColors.caramel.name);
});

test("PROD-02 Add to Cart in the collection adds one item each time", async () => {
  const user = await shop.open("/products");
  const findPage = (name: string) => screen.findByRole("heading", { level: 1, name });
  for (const count of [1, 2]) {
    await findPage(collection.heading);
    await user.click(getAddLink("olive"));
    await findPage(cart.title);
    await findCartLink(count);
    const [products] = screen.getAllByRole("link", { name: shell.products });
    await user.click(products ?? getMain());
  }
});

test("SHELL-06 the cart link counts the items, and an empty cart has no badge", async () => {
  const user = await shop.open("/products");
  expect((await findCartLink(0)).textContent).toBe("");
  await user.click(getAddLink("olive"));
  expect((await findCartLink(1)).textContent).toBe("1");
  const more = cart.increase(backpackColors.olive.name);
  await user.click(await screen.findByRole("button", { name: more }));
  expect((await findCartLink(2)).textContent).toBe("2");
});

test("PDP-08 Add to Cart adds one item of this color and opens the cart", async () => {
  const user = await shop.open("/product/caramel");
  // The second one is in the bar of narrow screens.
  const [add] = within(getMain()).getAllByRole("link", { name: productPage.addToCart });
  await user.click(add ?? getMain());
  await untilAt("/cart");
  await findCartLink(1);
  const { price } = await findVariant("caramel");
  expect(JSON.parse(localStorage.getItem(CART_KEY) ?? "[]")).toMatchObject([
    { id: "caramel", quantity: 1, price: price.amountMinor / 100 },
  ]);
});

test("PDP-08 Buy Now opens the checkout of this color and leaves the cart unchanged", async () => {
  const user = await shop.open("/product/blue");
  await user.click(within(getMain()).getByRole("link", { name: productPage.buyNow }));
  await untilAt("/order/blue?buy=1");
  expect(localStorage.getItem(CART_KEY)).toBeNull();
});

test("PROD-14 the second image of a card is loaded once the pointer is over it", async () => {
  const user = await shop.open("/products");
  const { images } = await findVariant("olive");
  const card = getAddLink("olive").closest("article") ?? getMain();
  const listFiles = () =>
    [...card.querySelectorAll("img")].map(({ src }) => new URL(src).pathname.split(".")[0]);
  expect(listFiles()).toEqual(images.slice(0, 1));
  await user.hover(card.querySelector("a[aria-hidden]") ?? card);
  expect(listFiles()).toEqual(images.slice(0, 2));
});
