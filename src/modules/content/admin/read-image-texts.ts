import { sql } from "drizzle-orm";
import { imageAlts } from "#media/image-alts.ts";
import { imageName } from "#media/image.ts";
import { listImagesIn } from "#modules/content/document-images.ts";
import type { Context } from "#modules/context.ts";

/** The descriptions of the pictures in versions of a document, by address, if any. */
export async function readImageTexts(
  { db }: Pick<Context, "db">,
  versions: readonly unknown[],
): Promise<Record<string, string>> {
  const addresses = [...new Set(versions.flatMap(listImagesIn))];
  if (addresses.length === 0) return {};
  const { rows } = await db.execute<{ address: string; alt: string }>(sql`
    select address, alt_en as alt from media_images
    where alt_en is not null and address = any(${sql.param(addresses)}::text[])`);
  return {
    ...Object.fromEntries(
      addresses.flatMap((address) => {
        const name = imageName(address);
        return name === undefined ? [] : [[address, imageAlts[name]]];
      }),
    ),
    ...Object.fromEntries(rows.map(({ address, alt }) => [address, alt])),
  };
}
