import { Link } from "react-router";
import { fitPanel } from "#i18n/en/fit-panel.ts";
import type { FitSummary as Summary } from "#modules/reviews/compute-fit.ts";
import { reviewsPath } from "../reviews/reviews-path.ts";
import { getUsual, type PetChoice } from "../size-chart/check-by-weight.ts";

type FitSummaryProps = {
  summary: Summary;
  unit: PetChoice["unit"];
  /** The slug by which the product's reviews are found. */
  slug: string;
};

/** The reported fit for similar pets, with a link to their reviews. */
export function FitSummary({ summary, unit, slug }: FitSummaryProps) {
  const { from, to } = getUsual(summary.of, unit);
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span>{fitPanel.summary(summary, fitPanel.range(from, to, unit))}</span>
      <Link
        to={reviewsPath(slug, 1, summary.of)}
        className="link inline-flex min-h-11 items-center"
      >
        {fitPanel.reviews(summary.pets)}
      </Link>
    </p>
  );
}
