import { and, eq, isNotNull } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import type { Carrier } from "./contract.ts";
import { isForSale, shopOrder } from "./for-sale.ts";
import { formatWeightLimit } from "./pet-limit.ts";
import { products } from "./tables.ts";
import { productVariants } from "./variant-tables.ts";

/** The products for sale that pets are carried in, in the shop's order. */
export async function listCarriers({ db }: Pick<Context, "db">): Promise<Carrier[]> {
  const rows = await db
    .select({ product: products, slug: productVariants.slug })
    .from(products)
    .innerJoin(productVariants, eq(productVariants.productId, products.id))
    .where(and(isForSale, isNotNull(products.maxPetGrams)))
    .orderBy(...shopOrder);
  const carriers = new Map<string, Carrier>();
  for (const { product, slug } of rows) {
    const { id, name, heightMm, widthMm, depthMm, maxPetGrams } = product;
    // The table guarantees it: with a pet weight there is always a size.
    if (heightMm === null || widthMm === null || depthMm === null || maxPetGrams === null) continue;
    if (carriers.has(id)) continue;
    carriers.set(id, {
      slug,
      name,
      heightCm: heightMm / 10,
      widthCm: widthMm / 10,
      depthCm: depthMm / 10,
      maxPetKg: maxPetGrams / 1000,
      maxPet: formatWeightLimit(maxPetGrams),
    });
  }
  return [...carriers.values()];
}
