import { Check } from "lucide-react";
import { Link } from "react-router";
import { checkout as text, type FirstStep } from "#i18n/en/checkout.ts";
import type { CheckoutStep } from "#modules/checkout/steps.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { paths } from "#web/paths.ts";

type StepListProps = {
  steps: readonly CheckoutStep[];
  current: CheckoutStep;
  first: FirstStep;
  getPath: (step: CheckoutStep) => string;
};

/**
 * Where the customer is: done steps lead back, the current one is stitched. The first step of a
 * cart is its own page.
 */
export function StepList({ steps, current, first, getPath }: StepListProps) {
  const shown = first === "items" ? (["colour", ...steps] as const) : steps;
  const position = shown.indexOf(current);
  return (
    <ol aria-label={text.steps} className="mb-8 flex gap-2 text-sm lg:mb-10">
      {shown.map((step, index) => {
        const isDone = index < position;
        const isCurrent = index === position;
        return (
          <li
            key={step}
            aria-current={isCurrent ? "step" : undefined}
            className={joinClassNames(
              "flex-1 border-t-3",
              isDone && "border-brand",
              isCurrent && "border-dashed border-brand font-strong max-sm:flex-3",
              !isDone && !isCurrent && "border-line text-soft",
            )}
          >
            {isDone ? (
              <Link
                to={first === "items" && index === 0 ? paths.cart : getPath(step)}
                className="inline-flex min-h-11 min-w-11 items-center gap-1.5 no-underline hover:underline"
              >
                <Check aria-hidden className="size-4 flex-none" />
                <span className="max-sm:sr-only">{text.stepName(step, first)}</span>
                <span className="sr-only">, {text.done}</span>
              </Link>
            ) : (
              <span
                className={joinClassNames(
                  "inline-flex min-h-11 items-center",
                  !isCurrent && "max-sm:sr-only",
                )}
              >
                {text.numbered(index + 1, text.stepName(step, first))}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
