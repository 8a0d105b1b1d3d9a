import { pictures as text } from "#i18n/he/pictures.ts";
import type { Picture } from "#modules/media-admin/contract.ts";
import { PictureTile } from "./picture-tile.tsx";

type PictureGridProps = {
  pictures: readonly Picture[];
  /** The address of the one that is open or chosen. */
  chosen: string | undefined;
  isStale: boolean;
  onPress: (address: string) => void;
};

/** Pictures side by side. */
export function PictureGrid({ pictures, chosen, isStale, onPress }: PictureGridProps) {
  return (
    <ul
      aria-label={text.list}
      aria-busy={isStale}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-3 p-3"
    >
      {pictures.map((picture) => (
        <PictureTile
          key={picture.address}
          picture={picture}
          isChosen={picture.address === chosen}
          onPress={() => onPress(picture.address)}
        />
      ))}
    </ul>
  );
}
