import { storedSources } from "#media/image.ts";
import type { Figure as FigureNode } from "#shared/rich-text/rich-text.ts";
import { CatalogImage } from "#ui/image.tsx";

/** An image within a text, with its caption if it has one. */
export function Figure({ image, alt, caption }: FigureNode["attrs"]) {
  return (
    <figure className="grid gap-3">
      <CatalogImage
        imageUrl={image}
        alt={alt || (storedSources(image)?.alt ?? "")}
        sizes="(min-width: 48rem) 44rem, 100vw"
        className="h-auto w-full rounded-window"
      />
      {caption && <figcaption className="text-sm text-soft">{caption}</figcaption>}
    </figure>
  );
}
