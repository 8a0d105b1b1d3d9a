import { images as text } from "#i18n/he/images.ts";
import type { LibraryImage } from "#modules/media/admin/contract.ts";
import { ImageTile } from "./image-tile.tsx";

type ImageGridProps = {
  images: readonly LibraryImage[];
  /** The address of the one that is open or chosen. */
  chosen: string | undefined;
  isStale: boolean;
  onPress: (address: string) => void;
};

/** Images side by side. */
export function ImageGrid({ images, chosen, isStale, onPress }: ImageGridProps) {
  return (
    <ul
      aria-label={text.list}
      aria-busy={isStale}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-3 p-3"
    >
      {images.map((image) => (
        <ImageTile
          key={image.address}
          image={image}
          isChosen={image.address === chosen}
          onPress={() => onPress(image.address)}
        />
      ))}
    </ul>
  );
}
