// The variants as the shop sells them now. Tests expect of pages what stands here, whatever names,
// prices and stock there are.
import type { APIRequestContext } from "@playwright/test";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { getCost } from "../support/variants.ts";

/** All variants in the order of the pages. */
export async function listVariants(request: APIRequestContext): Promise<CatalogVariant[]> {
  const answer = await request.get("/api/catalog/variants");
  // Our own API answers in the shape of its contract.
  const { variants } = (await answer.json()) as { variants: CatalogVariant[] };
  return variants;
}

/** The variant of one color. */
export async function findVariant(
  request: APIRequestContext,
  slug: string,
): Promise<CatalogVariant> {
  const variant = (await listVariants(request)).find((each) => each.slug === slug);
  if (!variant) throw new Error(`${slug} is not sold`);
  return variant;
}

/**
 * Price of so many units of each color, in the words of the pages: `await readCost(request, {
 * olive: 2 })`.
 */
export const readCost = async (
  request: APIRequestContext,
  quantities: Readonly<Record<string, number>>,
  couponCode = "",
) => getCost(await listVariants(request), quantities, couponCode);
