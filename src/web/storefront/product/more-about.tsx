import type { CatalogVariant, VariantDetails } from "#modules/catalog/contract.ts";
import type { FaqQuestion } from "../faq/list-faq-categories.ts";
import { ProductReviews, type ProductReviewsProps } from "../reviews/product-reviews.tsx";
import type { GalleryFilm } from "../gallery/list-films.ts";
import { Details } from "./details.tsx";
import { Outdoors } from "./outdoors.tsx";
import { RelatedVariants } from "./related-variants.tsx";
import { Specifications } from "./specifications.tsx";
import { useContent } from "../content.ts";
import { Film } from "../gallery/films-section.tsx";
import { ArrowRight } from "lucide-react";
import { productPage } from "#i18n/en/product.ts";
import { paths } from "#web/paths.ts";
import { Question } from "../faq/question.tsx";
import { PageLink } from "../parts/page-link.tsx";

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

/** Films of the product; nothing of them is loaded before play is pressed. */
function Films({ films }: { films: readonly GalleryFilm[] }) {
  const { filmsTitle } = useContent("product-page");
  if (films.length === 0) return null;
  return (
    <section className="wrap grid gap-8 pt-(--section)" aria-labelledby="films">
      <h2 id="films">{filmsTitle}</h2>
      <div className="grid items-start gap-x-columns gap-y-10 lg:grid-cols-2">
        {films.map((film) => (
          <Film key={film.id} film={film} sizes="(min-width: 40rem) 45vw, 92vw" />
        ))}
      </div>
    </section>
  );
}

/** A few of the questions and answers, folded, and the way to all. */
function Questions({ questions }: { questions: readonly FaqQuestion[] }) {
  if (questions.length === 0) return null;
  return (
    <section
      className="wrap grid gap-8 pb-(--section) lg:grid-cols-(--minor-major)"
      aria-labelledby="questions"
    >
      <h2 id="questions">{productPage.questions}</h2>
      <div>
        <div className="border-t border-line">
          {questions.map((question) => (
            <Question key={question.id} question={question} />
          ))}
        </div>
        <PageLink to={paths.faq} className="link mt-4 inline-flex min-h-11 items-center gap-2">
          {productPage.allQuestions}
          <ArrowRight aria-hidden className="size-4" />
        </PageLink>
      </div>
    </section>
  );
}
