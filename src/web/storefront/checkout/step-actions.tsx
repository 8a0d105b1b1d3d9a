import { ArrowLeft } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { Link } from "react-router";
import { checkout as text } from "#i18n/en/checkout.ts";
import { findNeighbourStep } from "#modules/checkout/steps.ts";
import { Button, getButtonClass } from "#ui/button.tsx";
import { ButtonRow } from "#ui/button-row.tsx";
import { paths } from "#web/paths.ts";
import { toStepPath, type Checkout } from "./checkout-state.ts";

type StepActionsProps = {
  checkout: Checkout;
  /** Why it does not go on from here. */
  blocked?: string | undefined;
  /** Replaces the link to the next step. */
  children?: ReactNode;
};

/** The id of the reason. */
export const BLOCKED = "step-blocked";

/** The way back and the way on. */
export function StepActions({ checkout, blocked, children }: StepActionsProps) {
  const back = getStepBefore(checkout);
  return (
    <div className="mt-10 grid gap-3">
      {blocked !== undefined && (
        <p id={BLOCKED} className="text-sm text-danger-fg sm:text-end">
          {blocked}
        </p>
      )}
      <ButtonRow className="flex-wrap-reverse items-center justify-between">
        {back ? (
          <Link to={back.to} className={getButtonClass({ tone: "quiet" })}>
            <ArrowLeft aria-hidden className="size-4 mirrored" />
            {back.label}
          </Link>
        ) : (
          <span className="max-sm:hidden" />
        )}
        {children ?? <ContinueLink checkout={checkout} isBlocked={blocked !== undefined} />}
      </ButtonRow>
    </div>
  );
}

function ContinueLink({ checkout, isBlocked }: { checkout: Checkout; isBlocked: boolean }) {
  const next = findNeighbourStep(checkout.steps, checkout.step, 1);
  if (!next) return null;
  if (isBlocked) {
    return (
      <Button disabled aria-describedby={BLOCKED}>
        {text.continueTo[next]}
      </Button>
    );
  }
  return (
    <Link to={toStepPath(checkout, next)} onClick={stopSecondClick} className={getButtonClass()}>
      {text.continueTo[next]}
    </Link>
  );
}

/** The next step's button stands where this one stood: a double click must not skip a step. */
function stopSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

function getStepBefore(checkout: Checkout): { to: string; label: string } | undefined {
  const previous = findNeighbourStep(checkout.steps, checkout.step, -1);
  if (previous)
    return { to: toStepPath(checkout, previous), label: text.backTo(previous, checkout.first) };
  if (checkout.order.source === "cart") return { to: paths.cart, label: text.backToCart };
  return undefined;
}
