import type { Colour } from "#modules/catalog/colour.ts";
import { CataloguePicture } from "#ui/picture.tsx";
import { classNames } from "#ui/class-names.ts";

type LinePictureProps = {
  /** Undefined for what is none of the colourways. */
  color: Colour | undefined;
  image: string;
  className?: string;
};

/** A small picture of a bag on its studio ground; the words beside it say what it shows. */
export function LinePicture({ color, image, className }: LinePictureProps) {
  return (
    <span
      data-color={color}
      className={classNames("studio block aspect-square flex-none rounded-carrier", className)}
    >
      <CataloguePicture imageUrl={image} sizes="8rem" className="size-full object-cover" />
    </span>
  );
}
