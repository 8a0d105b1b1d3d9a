import { thumbnailSources } from "#media/thumbnail.ts";

type ThumbnailProps = { imageUrl: string; className: string };

/**
 * A small image by its stored address, beside a text that names it: one width for every
 * screen. Unknown addresses are shown as they are, and the empty one not at all.
 */
export function Thumbnail({ imageUrl, className }: ThumbnailProps) {
  if (imageUrl === "") return null;
  const { avif, webp, width, height } = thumbnailSources(imageUrl) ?? { webp: imageUrl };
  const image = (
    <img src={webp} width={width} height={height} alt="" className={className} loading="lazy" />
  );
  if (avif === undefined) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} />
      {image}
    </picture>
  );
}
