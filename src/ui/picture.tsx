import {
  pictureSources,
  storedSources,
  thumbnailSources,
  type PictureName,
} from "#media/picture.ts";
import { classNames } from "./class-names.ts";

type PictureLook = {
  /** How wide the picture is shown, as in the HTML attribute: "(min-width: 64rem) 50vw, 100vw". */
  sizes: string;
  className?: string | undefined;
  /** The largest picture of the first screen: loaded at once and before others. */
  priority?: boolean;
  /** Replaces the picture's own description; "" for pictures that repeat the words beside them. */
  alt?: string;
};

/** One of our own pictures, in the format and width that suit the screen. */
export function Picture({ name, ...look }: PictureLook & { name: PictureName }) {
  const sources = pictureSources(name);
  return <Sources sources={sources} alt={sources.alt} {...look} />;
}

function Sources({
  sources,
  alt,
  ...look
}: PictureLook & { sources: NonNullable<ReturnType<typeof storedSources>> }) {
  return (
    <picture>
      <source type="image/avif" srcSet={sources.avif} sizes={look.sizes} />
      <img
        src={sources.src}
        srcSet={sources.webp}
        sizes={look.sizes}
        width={sources.width}
        height={sources.height}
        alt={alt}
        className={classNames(sources.ground, look.className)}
        {...loading(look.priority)}
      />
    </picture>
  );
}

/** A small picture beside words that tell what it shows: one width for every screen. */
export function Thumbnail({ name, className }: { name: PictureName; className: string }) {
  const { avif, webp, width, height } = thumbnailSources(name);
  return (
    <picture>
      <source type="image/avif" srcSet={avif} />
      <img src={webp} width={width} height={height} alt="" className={className} {...loading()} />
    </picture>
  );
}

/** A picture that the catalogue names by its stored address, ours or uploaded; unknown addresses are shown as they are. */
export function CataloguePicture({
  imageUrl,
  alt = "",
  ...look
}: PictureLook & { imageUrl: string }) {
  const sources = storedSources(imageUrl);
  if (sources) return <Sources sources={sources} alt={alt} {...look} />;
  return <img src={imageUrl} alt={alt} className={look.className} {...loading(look.priority)} />;
}

function loading(priority = false) {
  return priority ? ({ fetchPriority: "high" } as const) : ({ loading: "lazy" } as const);
}
