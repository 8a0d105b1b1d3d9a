import type { Page } from "@playwright/test";
import { openStill } from "./shared-contexts.ts";

/** Puts items into the stored cart before any page is read. */
export async function storeCart(
  page: Page,
  quantities: Readonly<Record<string, number>>,
): Promise<void> {
  const stored = Object.entries(quantities).map(([id, quantity]) => ({
    id,
    color: id,
    name: "",
    colorName: "",
    price: 1,
    quantity,
    image: "",
  }));
  await openStill(page);
  await page.evaluate((text) => localStorage.setItem("shop-cart", text), JSON.stringify(stored));
}
