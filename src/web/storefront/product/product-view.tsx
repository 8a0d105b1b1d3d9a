import { preload } from "react-dom";
import { productPage } from "#i18n/en/product.ts";
import { storedSources } from "#media/image.ts";
import type { CatalogVariant, VariantDetails } from "#modules/catalog/contract.ts";
import { fillText } from "#shared/fill-text.ts";
import { GalleryCarousel } from "#ui/gallery-carousel.tsx";
import { paths } from "#web/paths.ts";
import { useContent } from "../content.ts";
import { Breadcrumb } from "../parts/breadcrumb.tsx";
import { petLimit } from "../parts/pet-limit.ts";
import { Units } from "../parts/units.tsx";
import { ShareButton } from "../parts/share-button.tsx";
import { BuyBox } from "./buy-box.tsx";
import { describedImages } from "./catalog-image.ts";
import { VariantSwitch } from "./variant-switch.tsx";
import { Details } from "./details.tsx";
import { GiftBox } from "./gift-box.tsx";
import { Outdoors } from "./outdoors.tsx";
import { RelatedVariants } from "./related-variants.tsx";
import { Specifications } from "./specifications.tsx";

/**
 * As the columns of this page make it; the same text loads the first image ahead. On phones,
 * whose screens have three dots to a pixel, two of them are enough for the eye: all sides of the
 * bag are loaded at once.
 */
const GALLERY_SIZES =
  "(min-width: 64rem) min(44vw, 40rem), (min-width: 37.5rem) calc(91vw - 6.5rem), 67vw";

export type ProductViewProps = {
  /** The pages above this one, the highest first. */
  trail: readonly { readonly label: string; readonly to: string }[];
  variant: CatalogVariant;
  /** All variants of the product. */
  siblings: readonly CatalogVariant[];
  details: VariantDetails;
  /** It is looked at before it is for sale: nothing can be bought or handed on here. */
  isPreview?: boolean;
};

/** The page of one variant: its images, what it costs, what it is. */
export function ProductView(props: ProductViewProps) {
  const { trail, variant, siblings, details, isPreview } = props;
  const { forWhom } = useContent("product-page");
  preloadImage(variant.images[0]);
  const limit = petLimit(details);
  return (
    <div data-color={variant.slug}>
      <div className="wrap">
        <div className="pt-2 pb-3 sm:pb-5">
          <Breadcrumb trail={trail} current={variant.variantName} />
        </div>
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1.42fr)_minmax(0,1fr)] lg:gap-columns">
          <div className="lg:sticky lg:top-24">
            {variant.images.length === 0 ? (
              <div className="studio aspect-square rounded-window" />
            ) : (
              <GalleryCarousel
                label={productPage.carousel.images(variant.variantName)}
                labels={productPage.carousel}
                images={describedImages(variant)}
                sizes={GALLERY_SIZES}
              />
            )}
          </div>
          <div className="grid min-w-0 gap-5">
            <h1 className="text-3xl wrap-anywhere">
              <span className="mb-2 block font-text text-md leading-ui font-medium tracking-normal text-soft">
                {variant.productName}
              </span>
              {variant.variantName}
            </h1>
            <p className="max-w-[48ch] text-soft wrap-anywhere">
              {limit !== undefined && <Units>{fillText(forWhom, { maxPet: limit })}</Units>}{" "}
              {details.tagline}
            </p>
            <VariantSwitch current={variant} siblings={siblings} isPreview={isPreview} />
            <BuyBox variant={variant} isPreview={isPreview} />
            {variant.carriesPets && <GiftBox />}
            {!isPreview && (
              <p className="-ms-5">
                <ShareButton path={paths.product(variant.slug)} title={variant.variantName} />
              </p>
            )}
          </div>
        </div>
      </div>
      <Specifications attributes={details.attributes} siblings={siblings} />
      <Outdoors details={details} />
      <Details care={details.care} />
      <RelatedVariants current={variant} siblings={siblings} />
    </div>
  );
}

/**
 * The first image is the largest thing on the screen: the browser asks for it before it has read
 * the page.
 */
function preloadImage(imageUrl: string | undefined) {
  const sources = imageUrl === undefined ? undefined : storedSources(imageUrl);
  if (!sources) return;
  preload(sources.src, {
    as: "image",
    type: "image/avif",
    imageSrcSet: sources.avif,
    imageSizes: GALLERY_SIZES,
    fetchPriority: "high",
  });
}
