// The steps of the checkout while nothing can be paid: where they are, and what is ordered.
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { backpackColors } from "#content/backpack-colors.ts";
import { cart, itemsInWords } from "#i18n/en/cart.ts";
import { checkout as text } from "#i18n/en/checkout.ts";
import { shell } from "#i18n/en/shell.ts";
import { paths } from "#web/paths.ts";
import { createVariants } from "../../support/variants.ts";
import { details } from "../../support/sample-order.ts";
import { getButton, untilAt } from "../admin/staff.ts";
import { startScreenShop } from "../screen-shop.ts";
import {
  expectInSummary,
  fillDetails,
  findContinue,
  findStep,
  getDetail,
  getSummary,
  readCart,
  storeCart,
} from "./stored-cart.ts";
import { findNews, getMain } from "./visitor.ts";

const shop = await startScreenShop({ payments: "off" });
const { findVariant, listVariants, readCost } = createVariants(shop);
const { olive, blue, caramel } = backpackColors;
const { total } = cart.summary;
const order = paths.order("olive");

const more = (name: string) => getButton(cart.increase(name));
const remove = (name: string) => getButton(cart.removeLabel(name));
const undo = (name: string) => getButton(cart.undoLabel(name));

/** A unit and how many, as the summary has them. */
const inWords = (name: string, count: number) => `${name}, ${itemsInWords(count)}`;

test("CHECK-41 each step has an address: Back, Forward and reload work, and input is kept", async () => {
  const user = await shop.open(order);
  await user.click(await findContinue("quantity"));
  await user.click(await findContinue("details"));
  await fillDetails(user);
  const again = await shop.goTo(paths.order("olive", "details"));
  await waitFor(() => expect(getDetail("fullName")).toHaveValue(details.fullName));
  await again.click(await findContinue("payment"));
  await findStep("payment");
  history.back();
  await findStep("details");
  await waitFor(() => expect(getDetail("city")).toHaveValue(details.city));
  history.back();
  await findStep("quantity");
  history.forward();
  await findStep("details");
  history.forward();
  await findStep("payment");
  await untilAt(paths.order("olive", "payment"));
  await shop.goTo(paths.order("olive", "payment"));
  await findStep("payment");
});

test("CHECK-42 a step that cannot be reached yet becomes the first incomplete one, an unknown one the first", async () => {
  await shop.open(paths.order("olive", "payment"));
  await untilAt(paths.order("olive", "details"));
  await findStep("details");
  await shop.goTo(`${order}?step=magic`);
  expect(await findStep("colour")).toBeVisible();
});

test("CHECK-44 choosing a color changes the address, also by keyboard", async () => {
  const user = await shop.open(order);
  await user.click(await screen.findByRole("radio", { name: new RegExp(caramel.name) }));
  await untilAt(paths.order("caramel"));
  await expectInSummary(inWords(caramel.name, 1));
  const colors = await listVariants();
  const next = colors[colors.findIndex(({ slug }) => slug === "caramel") + 1] ?? colors[0];
  await user.keyboard("{ArrowDown}");
  await untilAt(paths.order(next?.slug ?? ""));
  const radio = screen.getByRole("radio", { name: new RegExp(next?.variantName ?? "") });
  await waitFor(() => expect(radio).toBeChecked());
  expect(radio).toHaveFocus();
});

test("CHECK-45 the quantity stops at 1 and at the stock", async () => {
  const user = await shop.open(paths.order("blue", "quantity"));
  await screen.findByRole("button", { name: cart.increase(blue.name) });
  const getLess = () => getButton(cart.decrease(blue.name));
  expect(getLess()).toHaveAttribute("aria-disabled", "true");
  const { available } = await findVariant("blue");
  for (let count = 2; count <= available; count += 1) {
    await user.click(more(blue.name));
    await untilAt(paths.order("blue", "quantity", count));
  }
  await waitFor(() => expect(more(blue.name)).toHaveAttribute("aria-disabled", "true"));
  const all = await readCost({ blue: available });
  await expectInSummary(`${total}${all.total}`);
  const again = await shop.goTo(location.pathname + location.search);
  await expectInSummary(`${total}${all.total}`);
  await again.click(await screen.findByRole("button", { name: cart.decrease(blue.name) }));
  await expectInSummary(`${total}${(await readCost({ blue: available - 1 })).total}`);
});

test("CHECK-46 CHECK-86 the whole cart is ordered with its coupon; Buy Now and another color keep it", async () => {
  const user = await shop.open(paths.cart, { stored: storeCart({ olive: 2, blue: 1 }) });
  await user.type(screen.getByLabelText(cart.coupon.label), "save10{Enter}");
  await findNews(cart.coupon.saved(10));
  await user.click(screen.getByRole("link", { name: cart.checkout }));
  await untilAt(paths.order("olive", "details"));
  await expectInSummary(inWords(olive.name, 2));
  expect(getSummary()).toHaveTextContent(inWords(blue.name, 1));
  const coupon = cart.summary.discount("SAVE10", 10);
  const whole = await readCost({ olive: 2, blue: 1 }, "SAVE10");
  expect(getSummary()).toHaveTextContent(`${coupon}−${whole.discount}`);
  expect(getSummary()).toHaveTextContent(`${total}${whole.total}`);

  for (const [path, one] of [
    [paths.order("caramel"), await readCost({ caramel: 1 }, "SAVE10")],
    [paths.buyNow("olive"), await readCost({ olive: 1 }, "SAVE10")],
  ] as const) {
    await shop.goTo(path);
    await expectInSummary(`${coupon}−${one.discount}`);
    expect(getSummary()).toHaveTextContent(`${total}${one.total}`);
  }
  await user.click(await findContinue("quantity"));
  await untilAt(paths.order("olive", "quantity", 1));
  await user.click(await screen.findByRole("button", { name: cart.increase(olive.name) }));
  await untilAt(paths.order("olive", "quantity", 2));
  const bar = within(screen.getByRole("banner"));
  expect(bar.getByRole("link", { name: shell.cart(3) })).toBeVisible();
});

test("CHECK-52 a double click does not skip a step", async () => {
  const user = await shop.open(order);
  await user.dblClick(await findContinue("quantity"));
  await untilAt(paths.order("olive", "quantity"));
  expect(await findStep("quantity")).toBeVisible();
  await findContinue("details");
  expect(location.search).toBe("?step=quantity");
});

test("CHECK-92 the checkout of a cart begins with the details: its first step is the cart", async () => {
  await shop.open(paths.order("olive", "quantity"), { stored: storeCart({ olive: 2 }) });
  await untilAt(paths.order("olive", "details"));
  await findStep("details", "items");
  const getSteps = () =>
    within(screen.getByRole("list", { name: text.steps })).getAllByRole("listitem");
  const names = (["colour", "details", "payment"] as const).map((step, index) =>
    text.numbered(index + 1, text.stepName(step, "items")),
  );
  const [first, ...rest] = getSteps();
  expect(rest.map(({ textContent }) => textContent)).toEqual(names.slice(1));
  expect(within(first ?? document.body).getByRole("link")).toHaveAttribute("href", paths.cart);
  await waitFor(() => expect(getSteps()[1]).toHaveAttribute("aria-current", "step"));
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(names[1] ?? "");
});

test("CHECK-87 an item removed in the checkout can be restored, and the address changes to another item", async () => {
  const user = await shop.open(order, { stored: storeCart({ olive: 2, blue: 1 }) });
  await findStep("details", "items");
  await user.click(await screen.findByRole("button", { name: cart.removeLabel(olive.name) }));
  await untilAt(paths.order("blue", "details"));
  await findStep("details", "items");
  expect(undo(olive.name)).toHaveFocus();
  await user.click(undo(olive.name));
  expect(remove(olive.name)).toHaveFocus();
  await expectInSummary(inWords(olive.name, 2));
  await user.click(remove(olive.name));
  await user.click(remove(blue.name));
  await untilAt(paths.cart);
  expect(await screen.findByRole("heading", { name: cart.empty })).toBeVisible();
  await user.click(undo(blue.name));
  expect(screen.getByRole("link", { name: cart.checkout })).toBeVisible();
  expect(readCart()).toEqual(["blue 1"]);
  expect(getMain()).toHaveTextContent(blue.name);
});
