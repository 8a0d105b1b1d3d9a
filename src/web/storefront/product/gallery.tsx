import { lazy, Suspense, useMemo, useRef } from "react";
import { productPage } from "#i18n/en/product.ts";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { GalleryCarousel } from "#ui/gallery-carousel.tsx";
import { useViewer } from "../viewer/use-viewer.ts";
import { describedImages } from "./catalog-image.ts";

const Viewer = lazy(() => import("../viewer/viewer.tsx"));

/** The pictures of a variant, each of which can be seen large. */
export function Gallery({ variant, sizes }: { variant: CatalogVariant; sizes: string }) {
  const gallery = useRef<HTMLDivElement>(null);
  const images = useMemo(() => describedImages(variant), [variant]);
  const viewed = useMemo(
    () =>
      images.map((image, position) => ({ ...image, id: String(position + 1), caption: image.alt })),
    [images],
  );
  const { start, show, browse, close } = useViewer(viewed, () => {
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
      />
      {start !== undefined && (
        <Suspense fallback={null}>
          <Viewer
            key={start}
            images={viewed}
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
