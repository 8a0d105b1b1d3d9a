import { eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { isForSale, shopOrder } from "./for-sale.ts";
import { formatNameWithSize } from "./variant-names.ts";
import { products } from "./tables.ts";
import { productVariants } from "./variant-tables.ts";
import { variantWeight } from "./variant-weight.ts";

/** The variant that the shop shows first, with what taxes and duties depend on. */
export async function findFirstVariant({ db }: Pick<Context, "db">) {
  const [first] = await db
    .select({
      variant: productVariants,
      productName: products.name,
      taxClass: products.taxClass,
      weightGrams: variantWeight,
    })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(isForSale)
    .orderBy(...shopOrder)
    .limit(1);
  if (first === undefined) return undefined;
  const { variant, productName, ...rest } = first;
  return { ...variant, ...rest, name: `${productName} – ${formatNameWithSize(variant)}` };
}
export type FirstVariant = NonNullable<Awaited<ReturnType<typeof findFirstVariant>>>;
