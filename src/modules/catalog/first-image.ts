import { sql, type AnyColumn, type SQL } from "drizzle-orm";
import { productImages } from "./variant-tables.ts";

/**
 * The address of the image that stands for a product: the primary one, else the first; null
 * without images.
 */
export function getFirstImage(productId: AnyColumn | SQL): SQL<string | null> {
  return sql<string | null>`(
    select ${productImages.imageUrl} from ${productImages}
    where ${productImages.productId} = ${productId} and ${productImages.deletedAt} is null
    order by ${productImages.isPrimary} desc, ${productImages.displayOrder}, ${productImages.id} limit 1
  )`;
}
