import { Link } from "react-router";
import { reviews as text } from "#i18n/he/reviews.ts";
import type { ReviewDetails } from "#modules/reviews/admin-contract.ts";
import { DataText } from "#ui/data-text.tsx";
import { adminPaths } from "#web/admin-paths.ts";
import { paths } from "#web/paths.ts";
import { Fact } from "../../kit/fact.tsx";
import { Moment } from "../../kit/moment.tsx";
import { Panel } from "../../kit/panel.tsx";
import { StateTag } from "../review-labels.tsx";

/** Further facts about a review. */
export function ReviewFacts({ review }: { review: ReviewDetails }) {
  const { slug, orderId, orderNumber, species, breed, petGrams, fit, decisionReason } = review;
  const pet = [
    species && text.species[species],
    breed,
    petGrams === null ? null : text.weight(petGrams),
  ].filter((fact) => fact !== null);
  return (
    <Panel title={text.page.details}>
      <dl className="grid gap-3 px-5 pb-5">
        <Fact isBelow name={text.page.inShop}>
          <StateTag {...review} />
        </Fact>
        {decisionReason !== null && (
          <Fact isBelow name={text.page.decision}>
            <DataText as="span" className="whitespace-pre-line wrap-anywhere">
              {decisionReason}
            </DataText>
          </Fact>
        )}
        <Fact isBelow name={text.columns.product}>
          {slug === null ? (
            <DataText>{review.productName}</DataText>
          ) : (
            <Link to={paths.product(slug)} className="link">
              <DataText>{review.productName}</DataText>
            </Link>
          )}
          {review.variantName !== null && (
            <span className="block">
              <DataText>{review.variantName}</DataText>
            </span>
          )}
        </Fact>
        <Fact isBelow name={text.page.by}>
          <DataText>{review.authorName}</DataText>
          <span className="block text-xs text-soft">{text.page.verified}</span>
        </Fact>
        <Fact isBelow name={text.page.order}>
          <Link to={adminPaths.order(orderId)} className="link num">
            <bdi dir="ltr">#{orderNumber}</bdi>
          </Link>
        </Fact>
        {pet.length > 0 && (
          <Fact isBelow name={text.page.pet}>
            {pet.map((fact) => (
              <span key={fact} className="block">
                <bdi>{fact}</bdi>
              </span>
            ))}
          </Fact>
        )}
        {fit !== null && (
          <Fact isBelow name={text.page.fit}>
            {text.fits[fit]}
          </Fact>
        )}
        <Fact isBelow name={text.columns.createdAt}>
          <Moment at={review.createdAt} />
        </Fact>
        {review.updatedAt !== review.createdAt && (
          <Fact isBelow name={text.page.changed}>
            <Moment at={review.updatedAt} />
          </Fact>
        )}
      </dl>
    </Panel>
  );
}
