import { Link } from "react-router";
import { reviewForm as text } from "#i18n/en/review-form.ts";
import type { ReviewField } from "#modules/reviews/review-fields.ts";
import { DataText } from "#ui/data-text.tsx";
import { DataTexts } from "#ui/data-texts.tsx";
import type { FormAnswer } from "../../forms/form-error.ts";
import { describeError } from "../../forms/form-text.ts";
import { Notice } from "../../parts/notice.tsx";
import { LineImage } from "../../cart/line-image.tsx";
import { reviewsPath } from "../reviews-path.ts";
import { ReviewForm, type ReviewedProduct as Product } from "./review-form.tsx";

/** The latest change of the review of a product. */
export type Done = { readonly what: "saved" | "removed"; readonly unusedPhotos: number };

type ReviewedProductProps = {
  product: Product;
  place: number;
  shortName: string;
  breedList: string;
  done: Done | undefined;
  answer: FormAnswer<ReviewField> | undefined;
};

/** One of the products of an order, and what its buyer says of it. */
export function ReviewedProduct(props: ReviewedProductProps) {
  const { product, place, done, answer } = props;
  const { review } = product;
  const id = `product-${place}`;
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-6 rounded-lg border border-line bg-surface p-5 sm:p-8"
    >
      <div className="flex items-center gap-4">
        <LineImage color={product.slug} image={product.image ?? ""} className="w-20" />
        <h2 id={id} className="text-xl wrap-anywhere">
          <DataTexts parts={[product.name, product.variant]} />
        </h2>
      </div>
      {done && (
        <Notice isGood>
          {done.what === "removed"
            ? text.removed
            : review?.state === "held"
              ? text.savedHeld
              : text.saved}{" "}
          {review?.state === "published" && (
            <Link reloadDocument to={reviewsPath(product.slug)} className="link inline-block py-1">
              {text.see}
            </Link>
          )}
        </Notice>
      )}
      {done && done.unusedPhotos > 0 && <Notice>{text.unusedPhotos(done.unusedPhotos)}</Notice>}
      {answer && <Notice>{describeError(answer, text.problems)}</Notice>}
      {review?.state === "held" && <Notice>{text.held}</Notice>}
      {review !== null && review.answer !== null && (
        <div className="rounded-md bg-surface-2 px-5 py-4 text-sm">
          <p className="font-strong">{text.answer}</p>
          <DataText as="p" className="whitespace-pre-line wrap-anywhere">
            {review.answer}
          </DataText>
        </div>
      )}
      <ReviewForm {...props} answer={answer} />
    </section>
  );
}
