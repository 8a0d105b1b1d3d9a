import { reviewsText } from "#i18n/en/reviews.ts";
import { productReviews as text } from "#i18n/en/product-reviews.ts";
import type { PublicReview as Published } from "#modules/reviews/list-public-reviews.ts";
import { DataText } from "#ui/data-text.tsx";
import { CatalogImage } from "#ui/image.tsx";
import { Stars } from "#ui/stars.tsx";
import { Tag } from "#ui/tag.tsx";

/** A review as a page carries it: with its day in words. */
export type WrittenReview = Published & { readonly day: string };

/** One customer review, with the shop's answer. All of it is plain text. */
export function PublicReview({ review }: { review: WrittenReview }) {
  const facts = listPetFacts(review);
  return (
    <article data-color={review.slug ?? undefined} className="grid gap-3 text-sm">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Stars rating={review.stars} label={reviewsText.stars(review.stars)} />
        <Tag tone="ok">{reviewsText.verified}</Tag>
      </div>
      {review.title !== null && (
        <h3 className="text-md wrap-anywhere">
          <DataText>{review.title}</DataText>
        </h3>
      )}
      {review.body !== null && (
        <DataText as="p" className="max-w-[65ch] whitespace-pre-line wrap-anywhere">
          {review.body}
        </DataText>
      )}
      {review.photos.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {review.photos.map((imageUrl, at) => (
            <li key={imageUrl}>
              <CatalogImage
                imageUrl={imageUrl}
                alt={text.photo(at + 1, review.name)}
                sizes="8rem"
                className="size-24 rounded-md object-cover sm:size-32"
              />
            </li>
          ))}
        </ul>
      )}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
        <b className="font-strong text-text">
          <DataText>{review.name}</DataText>
        </b>
        <time dateTime={review.createdAt}>{review.day}</time>
        {review.variantName !== null && (
          <span className="inline-flex items-center gap-2">
            <span aria-hidden className="swatch size-3.5" />
            <DataText>{review.variantName}</DataText>
          </span>
        )}
      </p>
      {facts.length > 0 && <p className="text-soft wrap-anywhere">{facts.join(", ")}</p>}
      {review.answer !== null && (
        <div className="rounded-md bg-surface-2 px-5 py-4">
          <p className="font-strong">{text.answer}</p>
          <DataText as="p" className="whitespace-pre-line wrap-anywhere">
            {review.answer}
          </DataText>
        </div>
      )}
    </article>
  );
}

/** The pet that uses the backpack, and how it fits. */
function listPetFacts({ species, breed, petGrams, fit }: Published): string[] {
  return [
    breed ?? (species && text.species[species]),
    petGrams === null ? null : text.weight(petGrams / 1_000),
    fit && text.fits[fit],
  ].filter((fact) => fact !== null);
}
