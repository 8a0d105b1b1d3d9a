import { useState } from "react";
import { Link } from "react-router";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { CatalogImage } from "#ui/image.tsx";
import { paths } from "#web/paths.ts";

type CardImagesProps = {
  variant: CatalogVariant;
  /** How wide an image is shown, as in the `sizes` attribute. */
  sizes: string;
  /** Whether the first one is in the first screen. */
  priority: boolean;
};

/**
 * The first two images of a variant: the second one comes for a mouse over the card, or is swiped
 * to. It is loaded only then. The link repeats the one in the card's heading, which lies below it.
 */
export function CardImages({ variant, sizes, priority }: CardImagesProps) {
  const [isNear, setIsNear] = useState(false);
  return (
    <Link
      to={paths.product(variant.slug)}
      prefetch="intent"
      tabIndex={-1}
      aria-hidden
      onPointerEnter={() => setIsNear(true)}
      className="studio card-images z-1 aspect-square rounded-window lg:aspect-4/5"
    >
      <span data-near={isNear || undefined}>
        {variant.images.slice(0, 2).map((imageUrl, place) => (
          <span key={imageUrl}>
            {(place === 0 || isNear) && (
              <CatalogImage
                imageUrl={imageUrl}
                alt=""
                sizes={sizes}
                priority={priority && place === 0}
              />
            )}
          </span>
        ))}
      </span>
    </Link>
  );
}
