// The cart: its lines, its sums, its coupon, and what a stranger has stored.
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test, vi } from "vitest";
import { backpackColors } from "#content/backpack-colors.ts";
import { cart as text } from "#i18n/en/cart.ts";
import { shell } from "#i18n/en/shell.ts";
import { giftSeed } from "#modules/catalog/seed-catalog.ts";
import { paths } from "#web/paths.ts";
import { CART_KEY, COUPON_KEY } from "#web/storefront/cart/cart-store.ts";
import { createVariants } from "../../support/variants.ts";
import { fill, getButton, untilAt } from "../admin/staff.ts";
import { startScreenShop } from "../screen-shop.ts";
import {
  expectInSummary,
  getItems,
  getSummary,
  readCart,
  storeCart,
  storedLine,
} from "./stored-cart.ts";
import { findNews, getMain } from "./visitor.ts";

const shop = await startScreenShop({ payments: "off" });
const { findVariant, readCost } = createVariants(shop);
const { olive, blue, caramel } = backpackColors;

const openCart = (quantities: Record<string, number>, code?: string) =>
  shop.open(paths.cart, { stored: storeCart(quantities, code) });

const getCoupon = () => screen.getByLabelText(text.coupon.label);

test("CART-30 an empty cart says so and links back to the shop", async () => {
  const user = await shop.open(paths.cart);
  expect(screen.getByRole("heading", { name: text.empty })).toBeVisible();
  await user.click(within(getMain()).getByRole("link", { name: text.continueShopping }));
  await untilAt(paths.products);
});

test("CART-31 each line shows name, color, price and sum, and the summary shows the total", async () => {
  await openCart({ olive: 2, blue: 1 });
  const [first] = getItems();
  expect(getItems()).toHaveLength(2);
  expect(first).toHaveTextContent((await findVariant("olive")).productName);
  expect(first).toHaveTextContent(olive.name);
  expect(first).toHaveTextContent(text.each((await readCost({ olive: 1 })).total));
  expect(first).toHaveTextContent((await readCost({ olive: 2 })).total);
  const { subtotal, total } = await readCost({ olive: 2, blue: 1 });
  const { summary } = text;
  expect(getSummary()).toHaveTextContent(`${summary.subtotal}${subtotal}`);
  expect(getSummary()).toHaveTextContent(`${summary.shipping}${summary.free}`);
  expect(getSummary()).toHaveTextContent(`${summary.total}${total}`);
  expect(getSummary()).toHaveTextContent(giftSeed.name);
  expect(screen.getByRole("link", { name: text.checkout })).toHaveAttribute(
    "href",
    paths.order("olive"),
  );
});

test("CART-32 CART-42 the stepper stops at 1 and at the stock, keeps the focus, and the cart is stored", async () => {
  const user = await openCart({ blue: 1 });
  const getLess = () => getButton(text.decrease(blue.name));
  const more = getButton(text.increase(blue.name));
  expect(getLess()).toHaveAttribute("aria-disabled", "true");
  const { available } = await findVariant("blue");
  for (let units = 1; units <= available; units += 1) await user.click(more);
  expect(more).toHaveAttribute("aria-disabled", "true");
  expect(more).toHaveFocus();
  expect(getMain()).toHaveTextContent(text.limit(available));
  const { total } = await readCost({ blue: available });
  expect(screen.getAllByRole("status")[0]).toHaveTextContent(text.status(available, total));
  expect(readCart()).toEqual([`blue ${available}`]);
  const again = await shop.goTo(paths.cart);
  await again.click(getLess());
  expect(readCart()).toEqual([`blue ${available - 1}`]);
});

test("CART-33 Undo also restores the last item of a cart", async () => {
  const user = await openCart({ caramel: 3 });
  await user.click(getButton(text.removeLabel(caramel.name)));
  expect(screen.getByRole("heading", { name: text.empty })).toBeVisible();
  await user.click(getButton(text.undoLabel(caramel.name)));
  expect(screen.getByRole("link", { name: text.checkout })).toHaveAttribute(
    "href",
    paths.order("caramel"),
  );
  expect(readCart()).toEqual(["caramel 3"]);
});

test("CART-34 a coupon in any letter case lowers the total, closes the field, and can be removed", async () => {
  const user = await openCart({ olive: 2, blue: 1 });
  const apply = getButton(text.coupon.apply);
  expect(apply).toBeDisabled();
  await user.type(getCoupon(), "   ");
  expect(apply).toBeDisabled();
  await fill(user, getCoupon(), "first15");
  await user.keyboard("{Enter}");
  await findNews(text.coupon.saved(15));
  expect(getCoupon()).toBeDisabled();
  expect(getCoupon()).toHaveValue("FIRST15");
  const { subtotal, discount, total } = await readCost({ olive: 2, blue: 1 }, "FIRST15");
  expect(getSummary()).toHaveTextContent(`−${discount}`);
  expect(getSummary()).toHaveTextContent(`${text.summary.total}${total}`);
  const again = await shop.goTo(paths.cart);
  await expectInSummary(`${text.summary.total}${total}`);
  await again.click(getButton(text.coupon.remove));
  await findNews(text.coupon.removed);
  expect(getCoupon()).toHaveFocus();
  expect(getSummary()).toHaveTextContent(`${text.summary.total}${subtotal}`);
});

test("CART-37 a stored cart that is not JSON is logged, and the shop starts with an empty cart", async () => {
  const said = vi.spyOn(console, "error").mockReturnValue();
  await shop.open(paths.cart, { stored: { [CART_KEY]: "{not a cart" } });
  expect(screen.getByRole("heading", { name: text.empty })).toBeVisible();
  expect(said.mock.calls.map(([first]) => String(first))).toContain(
    "Error loading cart from localStorage:",
  );
  said.mockRestore();
});

test("CART-38 invalid items, unknown colors and tampered prices in the storage do no harm", async () => {
  const lines = [
    storedLine("purple", 1),
    { ...storedLine("olive", 1), price: -5 },
    { ...storedLine("caramel", 1), price: 0.01, name: "<img src=x onerror=alert(1)>" },
    storedLine("blue", 99),
  ];
  await shop.open(paths.cart, { stored: { [CART_KEY]: JSON.stringify(lines) } });
  expect(getItems()).toHaveLength(3);
  expect(getItems()[0]).toHaveTextContent(text.gone);
  expect(document.querySelector("[onerror]")).toBeNull();
  const { available } = await findVariant("blue");
  const { total } = await readCost({ caramel: 1, blue: available });
  expect(getSummary()).toHaveTextContent(`${text.summary.total}${total}`);
});

test("CART-50 an empty side cart links to the shop, and on the cart page the header keeps its link", async () => {
  const user = await shop.open(paths.home);
  const getLink = () =>
    within(screen.getByRole("banner")).getByRole("link", { name: shell.cart(0) });
  await user.click(getLink());
  const drawer = await screen.findByRole("dialog", { name: text.title });
  expect(drawer).toHaveTextContent(text.empty);
  await user.click(within(drawer).getByRole("link", { name: text.continueShopping }));
  await untilAt(paths.products);
  const again = await shop.goTo(paths.cart);
  await again.click(getLink());
  await untilAt(paths.cart);
  expect(screen.queryByRole("dialog", { name: text.title })).toBeNull();
});

test("CART-53 a stored coupon that is no longer valid is reported, and that of an emptied cart is kept", async () => {
  const user = await openCart({ olive: 1 }, "SPRING5");
  expect(getSummary()).toHaveTextContent(text.lostCoupon("SPRING5"));
  await user.type(getCoupon(), "SAVE10{Enter}");
  await waitFor(() => expect(getSummary()).not.toHaveTextContent(text.lostCoupon("SPRING5")));
  await user.click(getButton(text.removeLabel(olive.name)));
  expect(getMain()).toHaveTextContent(text.storedCoupon("SAVE10"));
  expect(localStorage.getItem(COUPON_KEY)).toBe("SAVE10");
  await shop.goTo(paths.order("olive", undefined, 1));
  await expectInSummary(text.summary.discount("SAVE10", 10));
});
