import type { CatalogVariant, VariantDetails } from "#modules/catalog/contract.ts";
import type { FaqQuestion } from "../faq/list-faq-categories.ts";
import { ProductReviews, type ProductReviewsProps } from "../reviews/product-reviews.tsx";
import type { GalleryFilm } from "../gallery/list-films.ts";
import { Details } from "./details.tsx";
import { Films } from "./films.tsx";
import { Outdoors } from "./outdoors.tsx";
import { Questions } from "./questions.tsx";
import { RelatedVariants } from "./related-variants.tsx";
import { Specifications } from "./specifications.tsx";

export type MoreAboutProps = {
  variant: CatalogVariant;
  /** All variants of the product. */
  siblings: readonly CatalogVariant[];
  details: VariantDetails;
  /** Films that show it. */
  films: readonly GalleryFilm[];
  /** Questions that people ask about it. */
  questions: readonly FaqQuestion[];
  /** Customer reviews of it; undefined where there are none. */
  reviews: ProductReviewsProps | undefined;
};

/** Content of a variant's page below its first screen. */
export default function MoreAbout(props: MoreAboutProps) {
  const { variant, siblings, details, films, questions, reviews } = props;
  return (
    <>
      <Specifications attributes={details.attributes} siblings={siblings} />
      <Outdoors details={details} />
      <Films films={films} />
      <Details description={details.description} care={details.care} />
      <Questions questions={questions} />
      <ProductReviews written={reviews} />
      <RelatedVariants current={variant} siblings={siblings} />
    </>
  );
}
