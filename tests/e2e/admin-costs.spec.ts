import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { inventory } from "#i18n/he/inventory.ts";
import type { CallOutput } from "#web/api/api-request.ts";
import { toHeaders, signInAs } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";

const { edit } = inventory;

// An edit is refused when the value has changed meanwhile.
test.use({ expectedNoise: [/status of 409| 409$/] });

/** A variant of the test's own, not for sale, with a name that is nowhere else. */
async function makeVariant(page: Page) {
  const headers = toHeaders(await signInAs(page, "admin@wanderpaw.example"));
  const mark = `T${randomUUID().slice(0, 8).toUpperCase()}`;
  const product = await page.request.post("/api/admin/products", {
    headers,
    data: { name: `Shelf ${mark}`, basePriceMinor: 1_000, isActive: false },
  });
  // Our own API answers in the shape of its contract.
  const { id: productId } = (await product.json()) as CallOutput<"POST /api/admin/products">;
  const made = await page.request.post(`/api/admin/products/${productId}/variants`, {
    headers,
    data: { variantName: mark, sku: mark, priceMinor: 1_000, stock: 30, isActive: false },
  });
  expect(made.status(), await made.text()).toBe(200);
  const { id } = (await made.json()) as CallOutput<"POST /api/admin/products/:id/variants">;
  return { headers, mark, id };
}

test("STOCK-69 a cost is edited by keyboard in the list; an empty field says that it is not known, and the shelf is valued with it", async ({
  page,
}) => {
  const { headers, mark, id } = await makeVariant(page);
  await page.goto(`/admin/inventory?q=${mark}`);
  const row = page.getByRole("row", { name: mark });
  const cost = row.getByRole("button", { name: edit.cost(`Shelf ${mark}, ${mark}`) });
  await expect(cost).toContainText(edit.noCost);
  await cost.press("Enter");
  const field = row.getByLabel(edit.costLabel);
  await field.fill("3,99");
  await field.press("Enter");
  await expect(row).toContainText(edit.badPrice);
  await field.fill("4.25");
  await field.press("Enter");
  await expect(cost).toContainText("$4.25");
  await expect(cost).toBeFocused();
  await expect(page.getByRole("main").locator("dl").first()).toContainText(
    inventory.figures.atCost,
  );

  // Somebody else is faster.
  await cost.press("Enter");
  await field.fill("5");
  const meanwhile = await page.request.put(`/api/admin/variants/${id}/cost`, {
    headers,
    data: { costMinor: null, seenMinor: 425 },
  });
  expect(meanwhile.status()).toBe(200);
  await field.press("Enter");
  await expect(row.getByRole("alert")).toContainText(`${edit.changed} ${edit.noCost}`);
  await row.getByRole("button", { name: edit.overwrite }).click();
  await expect(cost).toContainText("$5.00");
  await cost.press("Enter");
  await field.fill("");
  await field.press("Enter");
  await expect(cost).toContainText(edit.noCost);
});

test("STOCK-68 no page of the shop and none of an order says what a bag costs the shop", async ({
  page,
}) => {
  await signInAs(page, "customer@wanderpaw.example");
  for (const path of ["/", "/products", "/product/olive", "/order/olive", "/cart", "/orders"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.content(), path).not.toMatch(/unit_?cost|cost_?minor|27\.80/i);
  }
});
