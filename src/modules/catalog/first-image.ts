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

type VariantColumns = Readonly<Record<"id" | "productId" | "imageUrl", AnyColumn | SQL>>;

/** The images that show a variant as `i`: its own, and those of the product as a whole. */
export const selectImagesOfVariant = ({
  id,
  productId,
}: VariantColumns): SQL => sql`${productImages} i
  where i.product_id = ${productId} and i.deleted_at is null
    and (i.variant_id is null or i.variant_id = ${id})`;

/**
 * The order of these images, everywhere: first the one that the owner chose for the variant, then
 * the product's primary one, then the variant's own before those of the product as a whole.
 */
export const sortVariantImages = ({ imageUrl }: VariantColumns): SQL =>
  sql`(i.image_url = ${imageUrl}) is true desc, i.is_primary desc, i.variant_id is null, i.display_order, i.id`;

/** The address of the image that stands for a variant; null without images. */
export function getVariantImage(columns: VariantColumns): SQL<string | null> {
  return sql<string | null>`(
    select i.image_url from ${selectImagesOfVariant(columns)} order by ${sortVariantImages(columns)} limit 1
  )`;
}
