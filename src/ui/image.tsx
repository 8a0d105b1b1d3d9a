import { imageSources, storedSources, type ImageName } from "#media/image.ts";
import { joinClassNames } from "./class-names.ts";
import { getFocusClass, useImageDetails } from "./image-details.ts";
import { useLibraryAlts } from "./library-alts.ts";

type ImageStyle = {
  /** How wide the image is shown, as in the HTML attribute: "(min-width: 64rem) 50vw, 100vw". */
  sizes: string;
  className?: string | undefined;
  /**
   * The largest image of the first screen: loaded at once and before others. `when-shown` is for
   * one of several of which styles show one: the others are not loaded.
   */
  priority?: boolean | "when-shown";
  /** Replaces the image's own description; "" for images that repeat the words beside them. */
  alt?: string;
};

/** One of our own images, in the format and width that suit the screen. */
export function Image({ name, ...look }: ImageStyle & { name: ImageName }) {
  const findAlt = useLibraryAlts();
  return <Sources sources={imageSources(name)} alt={findAlt(`/media/${name}`) ?? ""} {...look} />;
}

function Sources({
  sources,
  alt,
  ...look
}: ImageStyle & { sources: NonNullable<ReturnType<typeof storedSources>> }) {
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
        className={joinClassNames(sources.ground, look.className)}
        {...getLoading(look.priority)}
      />
    </picture>
  );
}

/**
 * An image that the catalog or a text names by its stored address, ours or uploaded; unknown
 * addresses are shown as they are, and the empty one not at all.
 */
export function CatalogImage({ imageUrl, alt, ...look }: ImageStyle & { imageUrl: string }) {
  const details = useImageDetails(imageUrl);
  const sources = storedSources(imageUrl);
  const findAlt = useLibraryAlts();
  const said = alt ?? details?.alt ?? findAlt(imageUrl) ?? "";
  const className = joinClassNames(getFocusClass(details), look.className) || undefined;
  if (sources) return <Sources sources={sources} alt={said} {...look} className={className} />;
  if (imageUrl === "") return null;
  return <img src={imageUrl} alt={said} className={className} {...getLoading(look.priority)} />;
}

function getLoading(priority: boolean | "when-shown" = false) {
  return {
    ...(priority !== false && ({ fetchPriority: "high" } as const)),
    ...(priority !== true && ({ loading: "lazy" } as const)),
    // A script may have asked for it before.
    ...(priority === "when-shown" && { suppressHydrationWarning: true }),
  };
}
