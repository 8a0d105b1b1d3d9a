import type { MouseEvent } from "react";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { CatalogImage } from "#ui/image.tsx";
import { isPlainPress } from "#ui/plain-press.ts";
import { useContent } from "../content.ts";
import { useShowImage } from "../viewer/use-viewer.ts";
import { useLibraryAlts } from "#ui/library-alts.ts";
import { describeImages } from "./catalog-image.ts";

/**
 * Some of the variant's images laid out with a line each, as the owner's words choose them; nothing
 * where it has none of those.
 */
export default function InUse({ variant }: { variant: CatalogVariant }) {
  const { title, items } = useContent("product-page").inUse;
  const images = describeImages(variant, useLibraryAlts());
  const show = useShowImage(images);
  const shown = items.flatMap(({ view, text }) => {
    const place = images.findIndex(({ imageUrl }) => imageUrl.endsWith(`-${view}`));
    const found = images[place];
    return found === undefined ? [] : [{ ...found, place, text }];
  });
  if (shown.length === 0) return null;
  const openEnlarged = (event: MouseEvent, place: number) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    show(place);
  };
  return (
    <section className="grid gap-5 pt-6 sm:pt-8" aria-labelledby="in-use">
      <h2 id="in-use" className="text-2xl">
        {title}
      </h2>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:gap-x-cards">
        {shown.map(({ imageUrl, alt, file, place, text }) => (
          <li key={imageUrl} className="grid content-start gap-2.5">
            <a
              href={file}
              aria-haspopup="dialog"
              data-needs-scripts=""
              onClick={(event) => openEnlarged(event, place)}
              className="studio block cursor-zoom-in rounded-lg focus-visible:rounded-lg"
            >
              <CatalogImage
                imageUrl={imageUrl}
                alt={alt}
                sizes="(min-width: 84rem) 22rem, (min-width: 64rem) 26vw, 45vw"
                className="aspect-square w-full object-cover"
              />
            </a>
            <p className="text-sm leading-ui text-pretty text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
