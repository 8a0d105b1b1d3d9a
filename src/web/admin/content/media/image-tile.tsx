import { TriangleAlert } from "lucide-react";
import { images as text } from "#i18n/he/images.ts";
import type { LibraryImage } from "#modules/media/admin/contract.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { DataText } from "#ui/data-text.tsx";
import { CatalogImage } from "#ui/image.tsx";

type ImageTileProps = {
  image: LibraryImage;
  isChosen: boolean;
  onPress: () => void;
};

/** An image of the library, small, with its name; a press opens or chooses it. */
export function ImageTile({ image, isChosen, onPress }: ImageTileProps) {
  const { address, name, altEn, uses } = image;
  return (
    <li className="grid">
      <button
        type="button"
        data-row-link={address}
        aria-pressed={isChosen}
        onClick={onPress}
        className={joinClassNames(
          "grid content-start overflow-hidden rounded-md border bg-surface text-start hover:border-soft",
          isChosen ? "border-accent outline-2 outline-accent" : "border-line",
        )}
      >
        <span className="relative block aspect-4/3 bg-studio">
          <CatalogImage
            imageUrl={address}
            alt=""
            sizes="(min-width: 64rem) 12rem, 45vw"
            className="absolute inset-0 size-full bg-none object-contain"
          />
        </span>
        <span className="grid gap-0.5 p-2.5 text-xs">
          <DataText className="truncate font-medium">{name}</DataText>
          <span className="text-faint">{text.usedAt(uses.length)}</span>
          {altEn === null && (
            <span className="flex items-center gap-1 text-warn-fg">
              <TriangleAlert aria-hidden className="size-3.5 flex-none" />
              {text.noAlt}
            </span>
          )}
        </span>
      </button>
    </li>
  );
}
