import { useState } from "react";
import { Link } from "react-router";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { CatalogImage } from "#ui/image.tsx";
import { paths } from "#web/paths.ts";

/** One for each image, where a finger can turn them over. */
const dot = "size-1.5 rounded-pill bg-on-studio-soft";

type CardImagesProps = {
  variant: CatalogVariant;
  /** How wide an image is shown, as in the `sizes` attribute. */
  sizes: string;
  /** Whether the first one is in the first screen. */
  priority: boolean;
  /** On a phone the card itself is swiped, so its images are not. */
  isInRow: boolean;
};

/**
 * The first two images of a variant: the second one comes for a mouse over the card, or is swiped
 * to. It is loaded only then. The link repeats the one in the card's heading, which lies below it.
 */
export function CardImages({ variant, sizes, priority, isInRow }: CardImagesProps) {
  const [isNear, setIsNear] = useState(false);
  const [first = "", second] = variant.images;
  const image = "size-full object-cover";
  // Each slide carries its own ground: an image that moves blends only with what moves along.
  const slide = "w-full flex-none snap-start bg-accent-studio";
  return (
    <Link
      to={paths.product(variant.slug)}
      prefetch="intent"
      tabIndex={-1}
      aria-hidden
      onPointerEnter={() => setIsNear(true)}
      className="studio relative z-1 block aspect-square rounded-window lg:aspect-4/5"
    >
      <div
        className={joinClassNames(
          "size-full snap-x snap-mandatory overflow-x-auto overflow-y-hidden [scrollbar-width:none] pointer-fine:overflow-x-hidden",
          isInRow && "max-sm:overflow-x-hidden",
        )}
      >
        <div
          className={joinClassNames(
            "flex size-full transition-transform duration-(--d-3) ease-calm",
            isNear && second !== undefined && "group-hover:-translate-x-full",
          )}
        >
          <div className={slide}>
            <CatalogImage
              imageUrl={first}
              alt=""
              sizes={sizes}
              priority={priority}
              className={image}
            />
          </div>
          {second !== undefined && (
            <div className={`${slide} noscript:hidden`}>
              {isNear && <CatalogImage imageUrl={second} alt="" sizes={sizes} className={image} />}
            </div>
          )}
        </div>
      </div>
      {second !== undefined && (
        <span
          className={joinClassNames(
            "absolute inset-x-0 bottom-4 hidden justify-center gap-1.5 pointer-coarse:flex noscript:hidden",
            isInRow && "max-sm:hidden",
          )}
        >
          <span className={dot} />
          <span className={dot} />
        </span>
      )}
    </Link>
  );
}
