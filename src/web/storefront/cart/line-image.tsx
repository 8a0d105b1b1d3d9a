import { CatalogImage } from "#ui/image.tsx";
import { joinClassNames } from "#ui/class-names.ts";

type LineImageProps = {
  /** The slug of the variant; undefined for what is gone. */
  color: string | undefined;
  /** "" for none. */
  image: string;
  className?: string;
  /** How wide it is shown, where that is not as small as in a line. */
  sizes?: string;
};

/** A small image of what is sold on its studio ground; the words beside it say what it shows. */
export function LineImage({ color, image, className, sizes = "8rem" }: LineImageProps) {
  return (
    <span
      data-color={color}
      className={joinClassNames("studio block aspect-square flex-none rounded-carrier", className)}
    >
      {image !== "" && (
        <CatalogImage imageUrl={image} alt="" sizes={sizes} className="size-full object-cover" />
      )}
    </span>
  );
}
