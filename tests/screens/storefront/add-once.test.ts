// Presses on the buttons that lead to the cart or the checkout: one counts, until one comes back.
import { screen, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { cart } from "#i18n/en/cart.ts";
import { checkout } from "#i18n/en/checkout.ts";
import { productPage } from "#i18n/en/product.ts";
import { shell } from "#i18n/en/shell.ts";
import { paths } from "#web/paths.ts";
import { untilAt } from "../admin/staff.ts";
import { startScreenShop } from "../screen-shop.ts";
import { readCart } from "./stored-cart.ts";
import { getMain } from "./visitor.ts";

const shop = await startScreenShop({ payments: "off" });

/** Presses a link twice before the page has had time to go away. */
function pressTwice(link: HTMLElement): void {
  link.click();
  link.click();
}

const findLinks = (name: RegExp | string) => within(getMain()).findAllByRole("link", { name });

test.each([paths.product("caramel"), paths.products, paths.home])(
  "CART-44 a double click on %s adds one item, and coming back allows one more",
  async (path) => {
    const user = await shop.open(path);
    const findAdd = async () => (await findLinks(new RegExp(`^${productPage.addToCart}`)))[0];
    pressTwice((await findAdd()) ?? getMain());
    await untilAt(paths.cart);
    await screen.findByRole("heading", { level: 1, name: cart.title });
    await screen.findByRole("link", { name: shell.cart(1) });
    history.back();
    await untilAt(path);
    await user.click((await findAdd()) ?? getMain());
    await untilAt(paths.cart);
    await screen.findByRole("link", { name: shell.cart(2) });
    expect(readCart().map((line) => line.split(" ")[1])).toEqual(["2"]);
  },
);

test("CHECK-85 pressing Buy Now twice orders one item, and Back needs one step", async () => {
  await shop.open(paths.product("caramel"));
  const [buyNow] = await findLinks(productPage.buyNow);
  pressTwice(buyNow ?? getMain());
  await untilAt(paths.buyNow("caramel"));
  const name = new RegExp(checkout.heading("colour", "colour").replace("?", "\\?"));
  expect(await screen.findByRole("heading", { name })).toBeVisible();
  history.back();
  await untilAt(paths.product("caramel"));
  expect(readCart()).toEqual([]);
});
