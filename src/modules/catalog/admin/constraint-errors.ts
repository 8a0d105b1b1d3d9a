import { findViolatedConstraint } from "#platform/db/sql-error.ts";
import { AppError, createFieldsError } from "#shared/errors.ts";

/**
 * Rules by which the database refuses data, by name: the field that is wrong, and the word for the
 * problem.
 */
const constraintErrors: Readonly<Record<string, readonly [field: string, problem: string]>> = {
  products_category_id_product_categories_id_fk: ["categoryId", "unknown"],
  products_gift_product_id_products_id_fk: ["giftProductId", "unknown"],
  products_gift_another: ["giftProductId", "unknown"],
  variant_slugs_pkey: ["slug", "taken"],
  product_images_variant_of_product: ["variantId", "unknown"],
  product_categories_one_level: ["parentId", "nested"],
  product_categories_parent_id_product_categories_id_fk: ["parentId", "unknown"],
};

/** A value that no two rows may have: the name of the constraint ends with the column's. */
const uniqueColumn = /^(?:products|product_variants|product_categories)_([a-z]+)_once$/;

/**
 * Does `work`. When the database refuses data by one of these rules, throws `invalid_fields`.
 */
export async function withNamedConflicts<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const constraint = findViolatedConstraint(error) ?? "";
    const [, unique] = uniqueColumn.exec(constraint) ?? [];
    const [field, problem] =
      unique === undefined ? (constraintErrors[constraint] ?? []) : [unique, "taken"];
    if (field === undefined || problem === undefined) throw error;
    throw createFieldsError({ [field]: [problem] }, error);
  }
}

export const createNotFoundError = (what: string, id: string) =>
  new AppError("not_found", `there is no ${what} ${id}`);
