import { Link } from "react-router";
import { fitPanel } from "#i18n/en/fit-panel.ts";
import type { ToldFit as Told } from "#modules/reviews/tell-fit.ts";
import { reviewsPath } from "../reviews/reviews-path.ts";
import { getUsual, type PetChoice } from "../size-chart/judge-by-weight.ts";

type ToldFitProps = {
  told: Told;
  unit: PetChoice["unit"];
  /** By which the product's reviews are found. */
  slug: string;
};

/** How pets like this one sat, as their people said, with the way to what they wrote. */
export function ToldFit({ told, unit, slug }: ToldFitProps) {
  const { from, to } = getUsual(told.of, unit);
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span>{fitPanel.told(told, fitPanel.range(from, to, unit))}</span>
      <Link to={reviewsPath(slug, 1, told.of)} className="link inline-flex min-h-11 items-center">
        {fitPanel.reviews(told.pets)}
      </Link>
    </p>
  );
}
