import { sql } from "drizzle-orm";
import { listImagesIn, selectImages } from "#modules/content/document-images.ts";
import { describeDocument, listDeliveredKeys } from "#modules/content/admin/described-document.ts";
import type { Context } from "#modules/context.ts";
import type { ImageUse } from "./contract.ts";

type Row = {
  readonly address: string;
  readonly kind: ImageUse["kind"];
  readonly of: string;
  readonly name: string | null;
};

/** Where each image is used, by its address. Images in the bin count: they can come back. */
export async function findUses({
  db,
}: Pick<Context, "db">): Promise<ReadonlyMap<string, readonly ImageUse[]>> {
  const { rows } = await db.execute<Row>(sql`
    select distinct address, kind, "of", name from (
      select found #>> '{}' as address, 'document' as kind, key as "of", null as name
        from content_documents, ${selectImages(sql`data`)} as found
      union all select found #>> '{}', 'draft', key, null
        from content_drafts, ${selectImages(sql`data`)} as found
      union all select i.image_url, 'product', p.id::text, p.name
        from product_images i join products p on p.id = i.product_id
      union all select v.image_url, 'variant', v.product_id::text, v.variant_name
        from product_variants v where v.image_url is not null
      union all select v.story_image_url, 'story', v.product_id::text, v.variant_name
        from product_variants v where v.story_image_url is not null
    ) as uses order by kind, "of", name`);
  const delivered = await listDelivered(db);
  const all = [...rows, ...delivered].map(({ address, ...use }) => ({ address, use }));
  const byAddress = Map.groupBy(all, ({ address }) => address);
  return new Map([...byAddress].map(([address, uses]) => [address, uses.map(({ use }) => use)]));
}

/** Uses in documents that the owner has not changed. */
async function listDelivered(db: Context["db"]): Promise<Row[]> {
  const { rows } = await db.execute<{ key: string }>(sql`select key from content_documents`);
  const changed = new Set(rows.map(({ key }) => key));
  return listDeliveredKeys().flatMap((key) => {
    if (changed.has(key)) return [];
    const addresses = new Set(listImagesIn(describeDocument(key).seed));
    return [...addresses].map((address): Row => ({
      address,
      kind: "document",
      of: key,
      name: null,
    }));
  });
}
