import type { EditedCategory, NewCategory } from "#modules/catalog/category.ts";
import { eq, sql } from "drizzle-orm";
import { assertVersion } from "#modules/audit/assert-version.ts";
import type { AdminCategory } from "#modules/catalog/admin-shapes.ts";
import { productCategories } from "#modules/catalog/tables.ts";
import type { Context } from "#modules/context.ts";
import { createFieldsError } from "#shared/errors.ts";
import { readCategory } from "./list-categories.ts";
import { moveLastBefore } from "./move-category.ts";
import { withNamedConflicts, createNotFoundError } from "./constraint-errors.ts";

/**
 * Adds a category under its parent, before the one with `beforeId` or as the last. Throws
 * `invalid_fields` (`name`: taken, `parentId`: unknown, nested).
 */
export async function createCategory(
  ctx: Context,
  { beforeId, ...fields }: NewCategory,
): Promise<AdminCategory> {
  const [category] = await withNamedConflicts(
    ctx.db
      .insert(productCategories)
      .values({ ...fields, displayOrder: selectLastUnder(fields.parentId), createdAt: ctx.clock() })
      .returning({ id: productCategories.id }),
  );
  if (category === undefined) throw new Error("no row came back");
  if (beforeId !== null) await moveLastBefore(ctx, fields.parentId, beforeId);
  return readCategory(ctx, category.id);
}

/**
 * Writes the given fields of a category. Under a new parent it becomes the last one. Throws
 * `not_found`, the errors of creating one, `invalid_fields` (`parentId`: itself, or nested when it
 * has subcategories), and `conflict` when it has changed since the staff member saw it.
 */
export async function changeCategory(
  ctx: Context,
  id: string,
  { version, ...fields }: EditedCategory,
): Promise<AdminCategory> {
  const [before] = await ctx.db
    .select()
    .from(productCategories)
    .where(eq(productCategories.id, id))
    .for("no key update");
  if (before === undefined) throw createNotFoundError("category", id);
  const current = await readCategory(ctx, id);
  const subject = { entity: "product_categories", id } as const;
  await assertVersion(ctx, subject, current, { ...fields, version });
  const { parentId } = fields;
  if (parentId === id) throw createFieldsError({ parentId: ["itself"] });
  const isElsewhere = parentId !== undefined && parentId !== before.parentId;
  await withNamedConflicts(
    ctx.db
      .update(productCategories)
      .set({ ...fields, ...(isElsewhere && { displayOrder: selectLastUnder(parentId) }) })
      .where(eq(productCategories.id, id)),
  );
  return readCategory(ctx, id);
}

const selectLastUnder = (parentId: string | null) => sql<number>`(
  select coalesce(max(display_order) + 1, 0) from ${productCategories}
  where parent_id is not distinct from ${parentId}::uuid
)`;
