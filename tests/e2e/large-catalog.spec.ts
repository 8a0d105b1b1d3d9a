// A cart in a shop that sells more than its pages carry along.
import { cart } from "#i18n/en/cart.ts";
import { checkout } from "#i18n/en/checkout.ts";
import { expect, test } from "./fixtures.ts";
import { signInAsStaff } from "./staff.ts";

const COUNT = 25;

test.describe.configure({ mode: "default", timeout: 60_000 });
test.use({ hasOwnShop: true });

test("CART-49 what lies outside a large catalogue's pages is asked for once, and its checkout knows it", async ({
  page,
}) => {
  const { call, addImage, addProduct } = await signInAsStaff(page);
  const description = "It folds flat.";
  const { id } = await addProduct({ name: "Bowl", description, basePriceMinor: 1_500 });
  await addImage(id);
  for (let place = 1; place <= COUNT; place += 1) {
    const slug = `bowl-${place}`;
    // oxlint-disable-next-line no-await-in-loop -- one after the other, in their order
    await call("POST", `/api/admin/products/${id}/variants`, {
      variantName: `Bowl number ${place}`,
      slug,
      sku: slug,
      priceMinor: 1_500,
      stock: 9,
    });
  }
  // Variants that were made at once stand in any order: those that the pages leave out are wanted.
  const answer = await page.request.get("/api/catalog/variants");
  const { variants } = (await answer.json()) as { variants: { slug: string }[] };
  const known = new Set(variants.map(({ slug }) => slug));
  const all = Array.from({ length: COUNT }, (_, place) => `bowl-${place + 1}`);
  const outside = all.find((slug) => !known.has(slug)) ?? "";
  expect(outside).not.toBe("");

  const line = (slug: string) => ({
    id: slug,
    color: slug,
    name: "Old name",
    colorName: `Old ${slug}`,
    price: 1,
    quantity: 1,
    image: "",
  });
  await page.goto("/favicon.svg");
  await page.evaluate(
    (text) => localStorage.setItem("wanderpaw-cart", text),
    JSON.stringify([line(outside), line("never-sold")]),
  );
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === "/api/catalog/variants") asked.push(decodeURIComponent(search));
  });
  await page.goto("/cart");
  const items = page.getByRole("list", { name: cart.items }).getByRole("listitem");
  await expect(items.first()).toContainText("$15.00 each");
  await expect(items.nth(1)).toContainText(cart.gone);
  await page.getByRole("button", { name: cart.removeLabel("Old name, Old never-sold") }).click();
  const name = outside.replace("bowl-", "Bowl number ");
  await page.getByRole("button", { name: cart.increase(`Bowl, ${name}`) }).click();
  await expect(page.getByRole("complementary", { name: cart.summary.title })).toContainText(
    "Total$30.00",
  );
  expect(asked).toEqual([`?slugs=${outside},never-sold`]);

  await page.getByRole("link", { name: cart.checkout }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: checkout.heading("colour", "items") }),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: cart.increase(`Bowl, ${name}`) })).toBeVisible();
  await page.goto(`/order/${outside}?buy=1`);
  await expect(page.getByRole("radio", { name: new RegExp(`^${name}\\b`) })).toBeChecked();
  await expect(page.getByRole("radio")).toHaveCount(COUNT);
});
