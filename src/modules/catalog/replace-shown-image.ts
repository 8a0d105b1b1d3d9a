import { eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { productImages, productVariants } from "./variant-tables.ts";

/** Shows another image wherever products and variants show the one at the address `from`. */
export async function replaceShownImage(
  { db }: Pick<Context, "db">,
  from: string,
  target: {
    readonly address: string;
    readonly width: number;
    readonly height: number;
    readonly altEn: string | null;
  },
): Promise<void> {
  const { address: to, width, height, altEn } = target;
  await db
    .update(productImages)
    // The description of the old image does not fit the new one.
    .set({ imageUrl: to, width, height, altText: altEn })
    .where(eq(productImages.imageUrl, from));
  await db.update(productVariants).set({ imageUrl: to }).where(eq(productVariants.imageUrl, from));
  await db
    .update(productVariants)
    .set({ storyImageUrl: to })
    .where(eq(productVariants.storyImageUrl, from));
}
