import { lazy, Suspense, useMemo, useRef, useState } from "react";
import { productPage } from "#i18n/en/product.ts";
import type { Turn } from "#media/turns.ts";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { GalleryCarousel } from "#ui/gallery-carousel.tsx";
import { useLibraryAlts } from "#ui/library-alts.ts";
import { LoadedPart } from "#web/loading/loaded-part.tsx";
import { useViewer } from "../viewer/use-viewer.ts";
import { describeImages } from "./catalog-image.ts";

const Viewer = lazy(() => import("../viewer/viewer.tsx"));

const loadTurn = async () => (await import("../turn/turn-control.tsx")).TurnControl;

type GalleryProps = {
  variant: CatalogVariant;
  /** The pictured product from all sides; undefined where there are no such images. */
  turn: Turn | undefined;
  sizes: string;
};

/** The images of a variant, each of which can be seen large. */
export function Gallery({ variant, turn, sizes }: GalleryProps) {
  const [isTurning, setIsTurning] = useState(false);
  const gallery = useRef<HTMLDivElement>(null);
  const findAlt = useLibraryAlts();
  const images = useMemo(() => describeImages(variant, findAlt), [variant, findAlt]);
  const { start, show, browse, close } = useViewer(images, () => {
    gallery.current?.querySelector<HTMLElement>("[data-shown] a")?.focus({ preventScroll: true });
  });
  return (
    <div ref={gallery}>
      <GalleryCarousel
        label={productPage.carousel.images(variant.variantName)}
        labels={productPage.carousel}
        images={images}
        sizes={sizes}
        onEnlarge={show}
        onSlideRequested={() => setIsTurning(false)}
      >
        {turn && (
          <LoadedPart
            load={loadTurn}
            props={{ turn, sizes, isOpen: isTurning, onToggle: setIsTurning }}
          />
        )}
      </GalleryCarousel>
      {start !== undefined && (
        <Suspense fallback={null}>
          <Viewer
            key={start}
            images={images}
            start={start}
            isSquare
            onShow={browse}
            onClosed={close}
          />
        </Suspense>
      )}
    </div>
  );
}
