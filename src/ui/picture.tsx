import { pictureName, pictureSources, type PictureName } from "#media/picture.ts";

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
export function Picture({ name, alt, ...look }: PictureLook & { name: PictureName }) {
  const source = pictureSources(name);
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={source.avif} sizes={look.sizes} />
      <source type="image/webp" srcSet={source.webp} sizes={look.sizes} />
      <img
        src={source.src}
        width={source.width}
        height={source.height}
        alt={alt ?? source.alt}
        className={look.className}
        {...loading(look.priority)}
      />
    </picture>
  );
}

/** A picture that the catalogue names by its stored address; unknown addresses are shown as they are. */
export function CataloguePicture({
  imageUrl,
  alt = "",
  ...look
}: PictureLook & { imageUrl: string }) {
  const name = pictureName(imageUrl);
  if (name) return <Picture name={name} alt={alt} {...look} />;
  return <img src={imageUrl} alt={alt} className={look.className} {...loading(look.priority)} />;
}

function loading(priority = false) {
  return priority
    ? ({ fetchPriority: "high", decoding: "async" } as const)
    : ({ loading: "lazy", decoding: "async" } as const);
}
