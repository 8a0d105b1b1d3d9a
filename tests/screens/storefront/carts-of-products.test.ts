// Carts of more than the backpack: what was renamed, taken off sale, or lies outside the pages of a
// large catalogue.
import { randomUUID } from "node:crypto";
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { backpackColors } from "#content/backpack-colors.ts";
import { prefixes } from "#content/prefixes.ts";
import { cart } from "#i18n/en/cart.ts";
import { checkout } from "#i18n/en/checkout.ts";
import { formatMoney } from "#i18n/format.ts";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { giftSeed } from "#modules/catalog/seed-catalog.ts";
import { createCatalogStaff } from "../admin/catalog-staff.ts";
import { getButton, untilAt } from "../admin/staff.ts";
import { startScreenShop } from "../screen-shop.ts";

const shop = await startScreenShop();
const { addProduct, addVariant, addImage } = createCatalogStaff(shop);
const CART_KEY = `${prefixes.storage}-cart`;

/** A bowl in two colors, 15 dollars each. */
async function makeBowl() {
  const key = randomUUID().slice(0, 8);
  const name = `Folding Bowl ${key}`;
  const product = { name, description: "It folds flat.", basePriceMinor: 1_500 };
  const id = await addProduct(product);
  // Without an image it would be a draft.
  await addImage(id);
  const slugs = { sand: `sand-${key}`, slate: `slate-${key}` };
  const ids: string[] = [];
  for (const [variantName, slug] of [
    ["Sand", slugs.sand],
    ["Slate", slugs.slate],
  ])
    // oxlint-disable-next-line no-await-in-loop -- two, in their order
    ids.push(await addVariant(id, { variantName, slug, sku: slug, priceMinor: 1_500, stock: 9 }));
  return { id, ids, name, slugs };
}

/** Stores a cart with one of each, as pages did when these names were in use. */
function storeCart(slugs: readonly string[], name = "Old name", colorName = "Old color"): void {
  const lines = slugs.map((id) => ({ id, color: id, name, colorName, price: 1, quantity: 1 }));
  const stored = lines.map((line) => ({ ...line, image: "" }));
  localStorage.setItem(CART_KEY, JSON.stringify(stored));
}

const listVariants = async () => {
  const answer = await shop.send("/api/catalog/variants");
  // Our own API answers in the shape of its contract.
  return ((await answer.json()) as { variants: CatalogVariant[] }).variants;
};

/** A name in which these words stand. */
const has = (words: string) => (name: string) => name.includes(words);

const getItems = () =>
  within(screen.getByRole("list", { name: cart.items })).getAllByRole("listitem");

test("CART-46 a line that is no longer sold remains: it says so, is not counted, and blocks the checkout", async () => {
  const bowl = await makeBowl();
  await shop.open("/offline");
  storeCart(["olive", bowl.slugs.sand], bowl.name, "Sand");
  await shop.call("admin", `PUT /api/admin/products/${bowl.id}/state`, { state: "draft" });
  await shop.goTo("/cart");
  const name = `${bowl.name}, Sand`;
  await waitFor(() => expect(getItems()[1]).toHaveTextContent(cart.gone));
  expect(getItems()[1]).toHaveTextContent(bowl.name);
  const olive = (await listVariants()).find(({ slug }) => slug === "olive");
  if (olive === undefined) throw new Error("olive is not sold");
  const summary = screen.getByRole("complementary", { name: cart.summary.title });
  expect(summary).toHaveTextContent(`Total${formatMoney(olive.price)}`);
  expect(getButton(cart.checkout)).toBeDisabled();
  expect(summary).toHaveTextContent(cart.checkoutBlocked("", name));

  const user = await shop.goTo("/order/olive?step=payment");
  const main = screen.getByRole("main");
  await waitFor(() => expect(main).toHaveTextContent(checkout.goneLine));
  await untilAt("/order/olive?step=details");
  await user.click(getButton(cart.removeLabel(name)));
  await within(main).findByText(checkout.continueTo.payment);
  await shop.goTo("/cart");
  const toCheckout = await screen.findByRole("link", { name: has(cart.checkout) });
  expect(toCheckout).toHaveAttribute("href", "/order/olive");
});

test("CART-47 a line whose slug was renamed is sold under the new slug", async () => {
  const bowl = await makeBowl();
  const renamed = `new-${bowl.slugs.sand}`;
  await shop.call("admin", `PATCH /api/admin/variants/${bowl.ids[0]}`, { slug: renamed });
  await shop.open("/offline");
  storeCart([bowl.slugs.sand]);
  const user = await shop.goTo("/cart");
  const toCheckout = await screen.findByRole("link", { name: has(cart.checkout) });
  await waitFor(() => expect(toCheckout).toHaveAttribute("href", `/order/${renamed}`));
  await user.click(getButton(cart.increase(`${bowl.name}, Sand`)));
  await waitFor(() => expect(localStorage.getItem(CART_KEY)).toContain(`"id":"${renamed}"`));
});

test("CHECK-19 the first step lists the variants of the product in the address, and asks for a color only if they have one", async () => {
  const bowl = await makeBowl();
  const user = await shop.open(`/order/${bowl.slugs.slate}`);
  const findHeading = (kind: "choice" | "colour") =>
    screen.findByRole("heading", { level: 1, name: has(checkout.heading("colour", kind)) });
  await findHeading("choice");
  expect(screen.getAllByRole("radio")).toHaveLength(2);
  expect(screen.getByRole("radio", { name: /Slate/ })).toBeChecked();
  expect(screen.getByRole("complementary")).not.toHaveTextContent(giftSeed.name);
  await user.click(screen.getByRole("radio", { name: /Sand/ }));
  await waitFor(() => expect(location.pathname).toBe(`/order/${bowl.slugs.sand}`));
  await shop.goTo("/order/caramel");
  await findHeading("colour");
  expect(screen.getAllByRole("radio")).toHaveLength(Object.keys(backpackColors).length);
});

test("CART-49 items that a large catalogue's pages do not contain are requested once, and the checkout knows them", async () => {
  const count = 25;
  const key = randomUUID().slice(0, 8);
  const id = await addProduct({ name: "Bowl", description: "It is flat.", basePriceMinor: 1_500 });
  await addImage(id);
  const slugs = Array.from({ length: count }, (_, place) => `bowl-${key}-${place}`);
  for (const slug of slugs) {
    const variantName = `Bowl number ${slug}`;
    // oxlint-disable-next-line no-await-in-loop -- one after the other, in their order
    await addVariant(id, { variantName, slug, sku: slug, priceMinor: 1_500, stock: 9 });
  }
  // Variants that were made at once stand in any order: those that the pages leave out are wanted.
  const known = new Set((await listVariants()).map(({ slug }) => slug));
  const outside = slugs.find((slug) => !known.has(slug)) ?? "";
  expect(outside).not.toBe("");

  await shop.open("/offline");
  const asked: string[] = [];
  shop.intercept(
    "GET /api/catalog/variants",
    (proceed, request) => {
      asked.push(decodeURIComponent(new URL(request.url).search));
      return proceed();
    },
    Infinity,
  );
  storeCart([outside, "never-sold"]);
  const user = await shop.goTo("/cart");
  await waitFor(() => expect(getItems()[0]).toHaveTextContent("$15.00 each"));
  await waitFor(() => expect(getItems()[1]).toHaveTextContent(cart.gone));
  await user.click(getButton(cart.removeLabel("Old name, Old color")));
  const name = `Bowl number ${outside}`;
  await user.click(getButton(cart.increase(`Bowl, ${name}`)));
  const summary = screen.getByRole("complementary", { name: cart.summary.title });
  await waitFor(() => expect(summary).toHaveTextContent("Total$30.00"));
  expect(asked).toEqual([`?slugs=${outside},never-sold`]);

  await user.click(await screen.findByRole("link", { name: has(cart.checkout) }));
  await screen.findByRole("heading", { level: 1, name: has(checkout.heading("details", "items")) });
  await screen.findByRole("button", { name: cart.increase(`Bowl, ${name}`) });
  await shop.goTo(`/order/${outside}?buy=1`);
  const chosen = await screen.findByRole("radio", { name: new RegExp(`^${name}\\b`) });
  expect(chosen).toBeChecked();
  expect(screen.getAllByRole("radio")).toHaveLength(count);
});
