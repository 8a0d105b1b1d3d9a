import type { EditedProduct, NewProduct } from "#modules/catalog/product.ts";
import type { ProductFlags } from "./request-bodies.ts";
import { and, eq, notInArray, sql } from "drizzle-orm";
import { assertVersion } from "#modules/audit/assert-version.ts";
import { productAttributes, products } from "#modules/catalog/tables.ts";
import type { Context } from "#modules/context.ts";
import { readProduct, readProductRow } from "./read-product.ts";
import { withNamedConflicts, createNotFoundError } from "./constraint-errors.ts";
import { lastProduct } from "./display-order.ts";
import { listOrNull } from "./list-or-null.ts";

/**
 * Adds a product without variants, behind all others, and returns its id. Throws `invalid_fields`
 * (`sku`: taken, `categoryId`: unknown).
 */
export async function createProduct(ctx: Context, input: NewProduct): Promise<{ id: string }> {
  const { attributes, tags, ...fields } = input;
  const now = ctx.clock();
  const [product] = await withNamedConflicts(
    ctx.db
      .insert(products)
      .values({
        ...fields,
        tags: listOrNull(tags),
        displayOrder: lastProduct,
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: products.id }),
  );
  if (product === undefined) throw new Error("no row came back");
  await writeAttributes(ctx, product.id, attributes);
  return product;
}

/**
 * Writes a product's own fields, not its variants or stock. Throws `not_found`, the errors of
 * creating one, and `conflict` when it has changed since the staff member saw it.
 */
export async function changeProduct(
  ctx: Context,
  id: string,
  { attributes, tags, version, ...fields }: EditedProduct,
) {
  const [row] = await ctx.db
    .select()
    .from(products)
    .where(eq(products.id, id))
    .for("no key update");
  if (row === undefined) throw createNotFoundError("product", id);
  const { updatedAt, basePriceMinor, categoryId, giftProductId } = row;
  const before = await readProduct(ctx, id);
  const current = { ...before, basePriceMinor, categoryId, giftProductId };
  const subject = { entity: "products", id, updatedAt } as const;
  await assertVersion(ctx, subject, current, { attributes, tags, version, ...fields });
  await withNamedConflicts(
    ctx.db
      .update(products)
      .set({ ...fields, tags: listOrNull(tags) })
      .where(eq(products.id, id)),
  );
  await writeAttributes(ctx, id, attributes);
  return readProduct(ctx, id);
}

/** Features a product, or no longer. Throws `not_found`. */
export async function setProductFlags(ctx: Context, id: string, flags: ProductFlags) {
  await ctx.db.update(products).set(flags).where(eq(products.id, id));
  return readProductRow(ctx, id);
}

/**
 * Replaces the attributes of a product by those given, in their order; unchanged ones are not
 * touched.
 */
async function writeAttributes(
  { db }: Context,
  productId: string,
  requested: NewProduct["attributes"],
): Promise<void> {
  const names = requested.map(({ name }) => name);
  await db
    .delete(productAttributes)
    .where(
      and(
        eq(productAttributes.productId, productId),
        names.length === 0 ? undefined : notInArray(productAttributes.attributeName, names),
      ),
    );
  if (requested.length === 0) return;
  const { attributeValue, attributeType, displayOrder: order } = productAttributes;
  await db
    .insert(productAttributes)
    .values(
      requested.map(({ name, value, type }, displayOrder) => ({
        productId,
        attributeName: name,
        attributeValue: value,
        attributeType: type,
        displayOrder,
      })),
    )
    .onConflictDoUpdate({
      target: [productAttributes.productId, productAttributes.attributeName],
      set: {
        attributeValue: sql`excluded.attribute_value`,
        attributeType: sql`excluded.attribute_type`,
        displayOrder: sql`excluded.display_order`,
      },
      setWhere: sql`(${attributeValue}, ${attributeType}, ${order}) is distinct from (excluded.attribute_value, excluded.attribute_type, excluded.display_order)`,
    });
}
