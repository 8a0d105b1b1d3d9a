import { preload } from "react-dom";
import { colourStories, productPageText } from "#content/product-page.ts";
import { productPage } from "#i18n/en/product.ts";
import { shell } from "#i18n/en/shell.ts";
import { storedSources } from "#media/image.ts";
import type { CatalogColour } from "#modules/catalog/contract.ts";
import { GalleryCarousel } from "#ui/gallery-carousel.tsx";
import { paths } from "#web/paths.ts";
import { Breadcrumb } from "../parts/breadcrumb.tsx";
import { ShareButton } from "../parts/share-button.tsx";
import { BuyBox } from "./buy-box.tsx";
import { describedImages } from "./catalog-image.ts";
import { ColourSwitch } from "./colour-switch.tsx";
import { Details } from "./details.tsx";
import { GiftBox } from "./gift-box.tsx";
import { Outdoors } from "./outdoors.tsx";
import { RelatedColours } from "./related-colours.tsx";
import { Specifications } from "./specifications.tsx";

/**
 * As the columns of this page make it; the same text loads the first image ahead. On phones,
 * whose screens have three dots to a pixel, two of them are enough for the eye: all sides of the
 * bag are loaded at once.
 */
const GALLERY_SIZES =
  "(min-width: 64rem) min(44vw, 40rem), (min-width: 37.5rem) calc(91vw - 6.5rem), 67vw";

const trail = [
  { label: shell.home, to: paths.home },
  { label: shell.products, to: paths.products },
];

/** The page of one bag: its images, what it costs, what it is. */
export function ProductView({ bag }: { bag: CatalogColour }) {
  preloadImage(bag.images[0]);
  const story = colourStories[bag.colour];
  return (
    <div data-color={bag.colour}>
      <div className="wrap">
        <div className="pt-2 pb-3 sm:pb-5">
          <Breadcrumb trail={trail} current={bag.colourName} />
        </div>
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1.42fr)_minmax(0,1fr)] lg:gap-columns">
          <div className="lg:sticky lg:top-24">
            <GalleryCarousel
              label={productPage.carousel.images(bag.colourName)}
              labels={productPage.carousel}
              images={describedImages(bag)}
              sizes={GALLERY_SIZES}
            />
          </div>
          <div className="grid gap-5">
            <h1 className="text-3xl">
              <span className="mb-2 block font-text text-md leading-ui font-medium tracking-normal text-soft">
                {bag.productName}
              </span>
              {bag.colourName}
            </h1>
            <p className="max-w-[48ch] text-soft">
              {productPageText.forWhom} {story.tagline}
            </p>
            <ColourSwitch current={bag.colour} />
            <BuyBox bag={bag} />
            <GiftBox />
            <p className="text-center">
              <ShareButton path={paths.product(bag.colour)} title={bag.colourName} />
            </p>
          </div>
        </div>
      </div>
      <Specifications />
      <Outdoors colour={bag.colour} />
      <Details />
      <RelatedColours current={bag.colour} />
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
