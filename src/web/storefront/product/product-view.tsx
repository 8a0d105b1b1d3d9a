import { lazy, Suspense } from "react";
import { preload } from "react-dom";
import { storedSources } from "#media/image.ts";
import type { Turn } from "#media/turns.ts";
import { fillText } from "#shared/fill-text.ts";
import { DataText } from "#ui/data-text.tsx";
import { paths } from "#web/paths.ts";
import { useContent } from "../content.ts";
import { Breadcrumb } from "../parts/breadcrumb.tsx";
import { getPetLimit } from "../parts/pet-limit.ts";
import { Units } from "../parts/units.tsx";
import { ShareButton } from "../parts/share-button.tsx";
import { BuyBar } from "./buy-bar.tsx";
import { BuyBox } from "./buy-box.tsx";
import { VariantSwitch } from "./variant-switch.tsx";
import { FitLine } from "./fit-line.tsx";
import type { FitPanelProps } from "./fit-panel.tsx";
import { Gallery } from "./gallery.tsx";
import type { MoreAboutProps } from "./more-about.tsx";
import type { WaitingAnswer } from "./nothing-to-buy.tsx";

/**
 * In the server's page as well; in a browser it becomes interactive after the purchase controls.
 */
const MoreAbout = lazy(() => import("./more-about.tsx"));

const GiftBox = lazy(() => import("./gift-box.tsx"));
const InUse = lazy(() => import("./in-use.tsx"));

/** The film that stands with the fit check; the others have their own section. */
const FIT_FILM = "which-size";

/**
 * As the columns of this page make it; the same text loads the first image ahead. On phones it
 * leaves room for a title of two lines, the price and the bar with the button in the first screen.
 */
const GALLERY_SIZES =
  "(min-width: 64rem) min(44vw, 40rem), (min-width: 37.5rem) calc(91vw - 6.5rem), clamp(12rem, 100vh - 26rem, 100vw)";

export type ProductViewProps = Omit<MoreAboutProps, "films" | "questions" | "reviews"> & {
  /** The pages above this one, the highest first. */
  trail: readonly { readonly label: string; readonly to: string }[];
  /** The pictured product from all sides; undefined where there are no such images. */
  turn?: Turn | undefined;
  /** Weights of pets, and what the size chart says to them. */
  fit?: Pick<FitPanelProps, "breeds" | "verdicts" | "fits"> | undefined;
  films?: MoreAboutProps["films"];
  questions?: MoreAboutProps["questions"];
  reviews?: MoreAboutProps["reviews"];
  /** It is looked at before it is for sale: nothing can be bought or handed on here. */
  isPreview?: boolean;
  /** Answer to the form of the waiting list that was sent without scripts. */
  answer?: WaitingAnswer;
};

/** The page of one variant: its images, what it costs, what it is. */
export function ProductView(props: ProductViewProps) {
  const {
    trail,
    variant,
    siblings,
    details,
    turn,
    fit,
    films = [],
    questions = [],
    reviews,
    isPreview,
    answer,
  } = props;
  const { forWhom } = useContent("product-page");
  loadImageEarly(variant.images[0]);
  const limit = getPetLimit(details);
  return (
    <div data-color={variant.slug}>
      <div className="wrap">
        <div className="max-sm:hidden sm:pt-2 sm:pb-5">
          <Breadcrumb trail={trail} current={variant.variantName} />
        </div>
        <div className="grid items-start gap-4 sm:gap-8 lg:grid-cols-[minmax(0,1.42fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-columns lg:gap-y-0">
          <div className="min-w-0">
            {variant.images.length === 0 ? (
              <div className="studio aspect-square rounded-window" />
            ) : (
              <Gallery variant={variant} turn={turn} sizes={GALLERY_SIZES} />
            )}
          </div>
          <div className="grid min-w-0 gap-4 sm:gap-5 lg:sticky lg:top-24 lg:row-span-2">
            <h1 className="text-[1.5rem] wrap-anywhere lg:-order-2 sm:text-3xl">
              <span className="block font-text text-sm sm:mb-2 sm:text-md leading-ui font-medium tracking-normal text-soft">
                <DataText>{variant.productName}</DataText>
              </span>
              <DataText>{variant.variantName}</DataText>
            </h1>
            {/* Before the words: on narrow screens price and button belong into the first one, and
                nothing may move down when the browser comes to them. */}
            <div className="grid gap-4 sm:gap-5">
              <VariantSwitch current={variant} siblings={siblings} isPreview={isPreview} />
              <BuyBox
                variant={variant}
                isPreview={isPreview}
                answer={answer}
                rating={reviews?.rating}
              />
            </div>
            <p className="max-w-[48ch] lg:-order-1 text-soft wrap-anywhere">
              {limit !== undefined && <Units>{fillText(forWhom, { maxPet: limit })}</Units>}{" "}
              <DataText>{details.tagline}</DataText>
            </p>
            {fit && details.maxPetGrams !== null && (
              <FitLine
                {...fit}
                slug={variant.slug}
                maxPetKg={details.maxPetGrams / 1000}
                film={films.find(({ id }) => id === FIT_FILM)}
              />
            )}
            {variant.gift && (
              <Suspense fallback={null}>
                <GiftBox {...variant.gift} />
              </Suspense>
            )}
            {!isPreview && (
              <p className="-ms-5">
                <ShareButton path={paths.product(variant.slug)} title={variant.variantName} />
              </p>
            )}
          </div>
          <Suspense fallback={null}>
            <InUse variant={variant} />
          </Suspense>
        </div>
      </div>
      <Suspense fallback={null}>
        <MoreAbout
          {...{ variant, siblings, details, questions, reviews }}
          films={films.filter(({ id }) => id !== FIT_FILM)}
        />
      </Suspense>
      {variant.available > 0 && !isPreview && <BuyBar variant={variant} />}
    </div>
  );
}

/**
 * The first image is the largest thing on the screen: the browser asks for it before it has read
 * the page.
 */
function loadImageEarly(imageUrl: string | undefined) {
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
