import { sql } from "drizzle-orm";
import { imageName, imageSources, storedSources } from "#media/image.ts";
import { images } from "#media/manifest.ts";
import type { Context } from "#modules/context.ts";
import { listImageNotes } from "#modules/media/image-notes.ts";
import { AppError } from "#shared/errors.ts";
import type { LibraryImage } from "./contract.ts";
import { findUses } from "./find-uses.ts";

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
    return ownName === undefined ? [] : [{ address, name, alt: imageSources(ownName).alt }];
  });
}

/** One image of the shop. Throws `not_found`. */
export async function readImage(ctx: Pick<Context, "db">, address: string): Promise<LibraryImage> {
  const found = (await readImages(ctx)).find((image) => image.address === address);
  if (found === undefined) throw new AppError("not_found", `there is no image ${address}`);
  return found;
}
