import { sql, type SQL } from "drizzle-orm";
import { documentImages } from "#modules/content/document-images.ts";

/** The stored address of the image that a file belongs to. */
export function getAddress(key: string): string {
  return `/uploads/${key.replace(/-\d+\.\w+$/, "")}`;
}

/**
 * True if something shows the image with this address: an image of a product (also a removed one
 * that can still be restored), a variant or its story, a line of an order, an answer to a message,
 * a photo of a review or a return, or a document, now or in an old revision; also an image that is
 * in the library.
 */
export const isShown = (address: SQL): SQL => sql`(
  exists (select from product_images where image_url = ${address})
  or exists (select from product_variants where ${address} in (image_url, story_image_url))
  or exists (select from order_items where image_url = ${address} and image_url like '/uploads/%')
  or exists (select from media_images where media_images.address = ${address} and file_name is not null)
  or exists (select from reply_files where '/uploads/' || storage_key = ${address})
  or exists (select from review_photos where image_url = ${address})
  or exists (select from return_photos where '/uploads/' || storage_key = ${address})
  or ${address} in ${documentImages}
)`;
