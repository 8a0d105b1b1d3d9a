import { ImageOff } from "lucide-react";
import { CatalogImage } from "#ui/image.tsx";

/** The small image of a row, if there is room; the words beside it tell what it shows. */
export function RowImage({ imageUrl }: { imageUrl: string | null }) {
  return (
    <span className="grid size-11 sm:in-data-tight:hidden flex-none place-items-center overflow-hidden rounded-xs bg-studio text-on-studio-soft">
      {imageUrl === null ? (
        <ImageOff aria-hidden className="size-5" />
      ) : (
        <CatalogImage
          imageUrl={imageUrl}
          alt=""
          sizes="2.75rem"
          className="size-full object-cover"
        />
      )}
    </span>
  );
}
