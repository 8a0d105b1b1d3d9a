import { reviews as text } from "#i18n/he/reviews.ts";
import type { ReviewDetails } from "#modules/reviews/admin-contract.ts";
import { DataText } from "#ui/data-text.tsx";
import { CatalogImage } from "#ui/image.tsx";
import { Stars } from "#ui/stars.tsx";
import { Moment } from "../../kit/moment.tsx";
import { Panel } from "../../kit/panel.tsx";

/** Text of a review, with its photos, and the answer below it. All of it is plain text. */
export function WrittenPanel({ review }: { review: ReviewDetails }) {
  const { stars, body, photos, answer, answeredAt } = review;
  return (
    <div className="grid min-w-0 gap-5">
      <Panel title={text.page.written}>
        <div className="grid gap-4 px-5 pb-5">
          <Stars rating={stars} label={text.stars(stars)} />
          {body === null ? (
            <p className="text-faint">{text.page.noText}</p>
          ) : (
            <DataText as="p" className="whitespace-pre-line wrap-anywhere">
              {body}
            </DataText>
          )}
          {photos.length > 0 && (
            <ul className="flex flex-wrap gap-2">
              {photos.map(({ id, imageUrl }, at) => (
                <li key={id}>
                  <CatalogImage
                    imageUrl={imageUrl}
                    alt={text.page.photo(at + 1)}
                    sizes="10rem"
                    className="size-32 rounded-sm object-cover sm:size-40"
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
      </Panel>
      <Panel title={text.answer.title}>
        <div className="grid gap-2 px-5 pb-5">
          {answer === null ? (
            <p className="text-faint">{text.answer.none}</p>
          ) : (
            <>
              <DataText as="p" className="whitespace-pre-line wrap-anywhere">
                {answer}
              </DataText>
              {answeredAt !== null && (
                <p className="text-xs text-faint">
                  <Moment at={answeredAt} />
                </p>
              )}
            </>
          )}
        </div>
      </Panel>
    </div>
  );
}
