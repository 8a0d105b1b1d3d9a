// A product of a test's own on the screen of the stock.
import { randomUUID } from "node:crypto";
import { screen } from "@testing-library/dom";
import type { UserEvent } from "@testing-library/user-event";
import type { ScreenShop } from "../screen-shop.ts";
import { createCatalogStaff } from "./catalog-staff.ts";

export type Shelf = {
  user: UserEvent;
  /** In every stock keeping unit of the product, and in no other. */
  mark: string;
  ids: readonly string[];
  findRow: (place: number) => Promise<HTMLElement>;
  /** The button whose label has the words of `toLabel` for the variant at a place. */
  findPart: (place: number, toLabel: (name: string) => string) => Promise<HTMLElement>;
};

export function createShelf(shop: ScreenShop) {
  const { addProduct, addVariant } = createCatalogStaff(shop);

  /** The stock of a new product: one variant for each count, named after its place. */
  return async function openShelf(stocks: readonly number[]): Promise<Shelf> {
    const mark = `T${randomUUID().slice(0, 8).toUpperCase()}`;
    const id = await addProduct({ name: `Shelf ${mark}`, basePriceMinor: 1_000 });
    const ids: string[] = [];
    for (const [place, stock] of stocks.entries()) {
      const [variantName, sku] = [`Place ${place}`, `${mark}_${place}`];
      ids.push(await addVariant(id, { variantName, sku, priceMinor: 1_000, stock }));
    }
    const user = await shop.open(`/admin/inventory?q=${mark}`, { as: "admin" });
    const findRow = (place: number) =>
      screen.findByRole("row", { name: new RegExp(`Place ${place}`) });
    const findPart = (place: number, toLabel: (name: string) => string) =>
      screen.findByRole("button", {
        name: (name) => name.includes(toLabel(`Shelf ${mark}, Place ${place}`)),
      });
    await findRow(stocks.length - 1);
    return { user, mark, ids, findRow, findPart };
  };
}
