import { seededColors, type SeededColor } from "#content/backpack-colors.ts";
import { eq } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { products } from "./tables.ts";
import { productVariants, variantCosts } from "./variant-tables.ts";

/** Cost of making a unit and bringing it here, in cents: the darker cloth is dyed twice. */
const demoCosts = { olive: 2_780, caramel: 2_940, blue: 2_650 } as const satisfies Record<
  SeededColor,
  number
>;

/** The seeded backpacks that still exist, with the shop's cost of one. */
export async function listSeededVariants(db: Db) {
  const rows = await db
    .select({ variant: productVariants, productName: products.name })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .orderBy(productVariants.sku);
  return rows.flatMap(({ variant: { baseCurrency, ...variant }, productName }) => {
    const slug = seededColors.find((color) => color === variant.slug);
    if (slug === undefined) return [];
    const costMinor = demoCosts[slug];
    return { ...variant, slug, productName, costMinor, currency: baseCurrency };
  });
}

type CostedVariant = Awaited<ReturnType<typeof listSeededVariants>>[number];

/** Stores the costs of the variants. A cost that is already there stays. */
export async function seedCosts(
  db: Db,
  variants: readonly Pick<CostedVariant, "id" | "costMinor" | "currency">[],
): Promise<void> {
  await db
    .insert(variantCosts)
    .values(variants.map(({ id, costMinor, currency }) => ({ variantId: id, costMinor, currency })))
    .onConflictDoNothing();
}
