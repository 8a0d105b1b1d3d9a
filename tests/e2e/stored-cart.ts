import type { Page } from "@playwright/test";

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
  // An address of the shop that reads no cart.
  await page.goto("/favicon.svg");
  await page.evaluate(
    (text) => localStorage.setItem("wanderpaw-cart", text),
    JSON.stringify(stored),
  );
}
