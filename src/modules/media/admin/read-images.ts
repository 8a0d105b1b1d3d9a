import { sql } from "drizzle-orm";
import { imageAlts } from "#media/image-alts.ts";
import { imageName, storedSources } from "#media/image.ts";
import { images } from "#media/manifest.ts";
import type { Context } from "#modules/context.ts";
import { listImageNotes } from "#modules/media/image-notes.ts";
import { AppError } from "#shared/errors.ts";
import type { LibraryImage, ImageUse } from "./contract.ts";
import { listImagesIn, selectImages } from "#modules/content/document-images.ts";
import { describeDocument, listDeliveredKeys } from "#modules/content/admin/described-document.ts";

type OfProduct = { readonly address: string; readonly name: string; readonly alt: string | null };

/**
 * Every image of the shop once: those of the library, the newest first, then those uploaded for
 * products, then those that come with the shop.
 */
export async function readImages(ctx: Pick<Context, "db">): Promise<LibraryImage[]> {
  const noted = new Map((await listImageNotes(ctx)).map((row) => [row.address, row]));
  const uses = await findUses(ctx);
  const { rows: ofProducts } = await ctx.db.execute<OfProduct>(sql`
    select i.image_url as address, min(p.name) as name, min(i.alt_text) as alt
    from product_images i join products p on p.id = i.product_id
    where i.image_url like '/uploads/%'
    group by i.image_url order by max(i.created_at) desc, i.image_url`);
  const owned = [...noted.values()]
    .filter(({ fileName }) => fileName !== null)
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());

  const toImage = (
    address: string,
    about: Pick<LibraryImage, "origin" | "name"> & { readonly alt?: string | null },
  ): LibraryImage[] => {
    const row = noted.get(address);
    const size = row ?? storedSources(address);
    if (size === undefined) return [];
    return [
      {
        address,
        origin: about.origin,
        name: about.name,
        width: size.width,
        height: size.height,
        altEn: row?.altEn ?? about.alt ?? null,
        altHe: row?.altHe ?? null,
        focusX: row?.focusX ?? 50,
        focusY: row?.focusY ?? 50,
        uses: [...(uses.get(address) ?? [])],
      },
    ];
  };
  const listed = [
    ...owned.flatMap(({ address, fileName }) =>
      toImage(address, { origin: "library", name: fileName ?? address }),
    ),
    ...ofProducts.flatMap(({ address, name, alt }) =>
      toImage(address, { origin: "product", name, alt }),
    ),
  ];
  const shown = new Set(listed.map(({ address }) => address));
  // A document can show an image that its product no longer shows.
  const others = [...uses.keys()].filter(
    (address) => address.startsWith("/uploads/") && !shown.has(address),
  );
  return [
    ...listed,
    ...others.flatMap((address) => toImage(address, { origin: "product", name: address })),
    ...selectOwnImages().flatMap(({ address, name, alt }) =>
      toImage(address, { origin: "shop", name, alt }),
    ),
  ];
}

function selectOwnImages() {
  return Object.keys(images).flatMap((name) => {
    const address = `/media/${name}`;
    const ownName = imageName(address);
    return ownName === undefined ? [] : [{ address, name, alt: imageAlts[ownName] }];
  });
}

/** One image of the shop. Throws `not_found`. */
export async function readImage(ctx: Pick<Context, "db">, address: string): Promise<LibraryImage> {
  const found = (await readImages(ctx)).find((image) => image.address === address);
  if (found === undefined) throw new AppError("not_found", `there is no image ${address}`);
  return found;
}

type Row = {
  readonly address: string;
  readonly kind: ImageUse["kind"];
  readonly of: string;
  readonly name: string | null;
};

/** Where each image is used, by its address. Images in the bin count: they can come back. */
async function findUses({
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
