import { categories as text } from "#i18n/he/categories.ts";
import type { AdminCategory } from "#modules/catalog/admin-shapes.ts";
import type { ApiError } from "#web/api/api-client.ts";

/** Why a category cannot be deleted, by the data of the list; undefined when it can. */
export function describeUndeletable(
  category: Pick<AdminCategory, "products" | "productsInBin">,
  children: number,
): string | undefined {
  const { products, productsInBin } = category;
  if (products + productsInBin > 0) return text.inUse(products + productsInBin, productsInBin);
  return children > 0 ? text.hasChildren(children) : undefined;
}

/**
 * Why the server has not deleted a category, with the numbers that it counted; undefined for any
 * other error.
 */
export function findRefusedReason(error: ApiError): string | undefined {
  const count = (name: string) => Number(error.fields[name]?.[0] ?? 0);
  if (error.code === "category_in_use") return text.inUse(count("products"), count("inBin"));
  if (error.code === "category_has_children") return text.hasChildren(count("categories"));
  return undefined;
}
