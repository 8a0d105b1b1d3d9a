import type { CatalogVariant, VariantDetails } from "#modules/catalog/contract.ts";
import type { FaqQuestion } from "../faq/list-faq-categories.ts";
import { ProductReviews, type ProductReviewsProps } from "../reviews/product-reviews.tsx";
import { Details } from "./details.tsx";
import { Outdoors } from "./outdoors.tsx";
import { Questions } from "./questions.tsx";
import { RelatedVariants } from "./related-variants.tsx";
import { Specifications } from "./specifications.tsx";

export type MoreAboutProps = {
  variant: CatalogVariant;
  /** All variants of the product. */
  siblings: readonly CatalogVariant[];
  details: VariantDetails;
  /** Questions that people ask about it. */
  questions: readonly FaqQuestion[];
  /** Customer reviews of it; undefined where there are none. */
  reviews: ProductReviewsProps | undefined;
};

/** Content of a variant's page below its first screen. */
export default function MoreAbout(props: MoreAboutProps) {
  const { variant, siblings, details, questions, reviews } = props;
  return (
    <>
      <Specifications attributes={details.attributes} siblings={siblings} />
      <Outdoors details={details} />
      <Details care={details.care} />
      <Questions questions={questions} />
      {reviews && <ProductReviews {...reviews} />}
      <RelatedVariants current={variant} siblings={siblings} />
    </>
  );
}
