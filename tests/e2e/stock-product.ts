// A product of a test's own on the screen of the stock.
import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import { inventory } from "#i18n/he/inventory.ts";
import type { CallOutput } from "#web/api/api-request.ts";
import { signInAs } from "./accounts.ts";

const { edit } = inventory;

type Shelf = {
  readonly headers: { authorization: string };
  /** In every stock keeping unit of the test, and in no other. */
  readonly mark: string;
  readonly ids: readonly string[];
};

/** A product of the test's own, not for sale: one variant for each stock, named after its place. */
export async function makeShelf(page: Page, stocks: readonly number[]): Promise<Shelf> {
  const session = await signInAs(page, "admin@wanderpaw.example");
  const headers = { authorization: `Bearer ${session.access_token}` };
  const mark = `T${randomUUID().slice(0, 8).toUpperCase()}`;
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { headers, data });
    expect(answer.status(), await answer.text()).toBe(200);
    return answer;
  };
  const product = await post("/api/admin/products", {
    name: `Shelf ${mark}`,
    basePriceMinor: 1_000,
    isActive: false,
  });
  // Our own API answers in the shape of its contract.
  const { id } = (await product.json()) as CallOutput<"POST /api/admin/products">;
  const ids: string[] = [];
  for (const [place, stock] of stocks.entries()) {
    const variant = await post(`/api/admin/products/${id}/variants`, {
      variantName: `Place ${place}`,
      sku: `${mark}_${place}`,
      priceMinor: 1_000,
      stock,
    });
    // As above.
    const made = (await variant.json()) as CallOutput<"POST /api/admin/products/:id/variants">;
    ids.push(made.id);
  }
  await page.goto(`/admin/inventory?q=${mark}`);
  await expect(page.getByRole("row", { name: "Place" })).toHaveCount(stocks.length);
  return { headers, mark, ids };
}

type Line = {
  readonly row: Locator;
  readonly price: Locator;
  readonly stock: Locator;
  readonly plus: Locator;
  readonly minus: Locator;
  readonly receive: Locator;
  readonly history: Locator;
};

/** The row of one variant, and its buttons. */
export function getLine(page: Page, { mark }: Shelf, place: number): Line {
  const name = `Shelf ${mark}, Place ${place}`;
  const row = page.getByRole("row", { name: `Place ${place}` });
  const button = (label: string) => row.getByRole("button", { name: label });
  return {
    row,
    price: button(edit.price(name)),
    stock: button(edit.stock(name)),
    plus: button(inventory.step.more(name)),
    minus: button(inventory.step.fewer(name)),
    receive: button(inventory.receive.open(name)),
    history: button(inventory.history.open(name)),
  };
}
