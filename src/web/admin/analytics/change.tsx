import { ArrowDown, ArrowUp, Minus, Sparkles } from "lucide-react";
import { formatChange, formatCount, formatShare, formatSigned } from "#i18n/format-he.ts";
import { analytics } from "#i18n/he/analytics.ts";
import { joinClassNames } from "#ui/class-names.ts";

const text = analytics.change;

type ChangeProps = {
  /** A ratio; null when there was nothing before. */
  change: number | null;
  /** Whether the present value is not 0. */
  isSomething: boolean;
  /** A difference of shares is told in points. */
  isPoints?: boolean;
  /** Whether fewer are better, as for refunds and cancellations. */
  isLessBetter?: boolean;
  /** Name of the value to compare with; by default the period before. */
  against?: string;
};

/** The change of a number: arrow, figure and words; the color alone carries no information. */
export function Change({
  change,
  isSomething,
  isPoints,
  isLessBetter,
  against = text.against,
}: ChangeProps) {
  if (change === null && !isSomething) return null;
  if (change === null)
    return (
      <span className={joinClassNames(chip, "text-info-fg")} title={text.freshLabels}>
        <Sparkles aria-hidden className="size-3.5" />
        {text.fresh}
        <span className="sr-only">, {text.freshLabels}</span>
      </span>
    );
  // A change that rounds to zero counts as no change.
  const rounded = Math.round(change * 1_000) / 1_000;
  if (rounded === 0)
    return (
      <span className={joinClassNames(chip, "text-faint")}>
        <Minus aria-hidden className="size-3.5" />
        {text.same}
      </span>
    );
  const isUp = rounded > 0;
  const isGood = isUp !== (isLessBetter ?? false);
  const Icon = isUp ? ArrowUp : ArrowDown;
  const size = isPoints
    ? `${formatCount(Math.abs(rounded) * 100)} ${text.points}`
    : formatShare(Math.abs(rounded));
  const labels = isUp ? text.up(size, against) : text.down(size, against);
  return (
    <span className={joinClassNames(chip, isGood ? "text-ok-fg" : "text-danger-fg")} title={labels}>
      <Icon aria-hidden className="size-3.5" />
      <span aria-hidden>
        <bdi dir="ltr">
          {isPoints ? formatSigned(Math.round(rounded * 1_000) / 10) : formatChange(rounded)}
        </bdi>
        {isPoints && ` ${text.points}`}
      </span>
      <span className="sr-only">{labels}</span>
    </span>
  );
}

const chip = "num inline-flex items-center gap-0.5 text-xs font-medium whitespace-nowrap";
