export const checkoutSteps = ["colour", "quantity", "details", "payment"] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** The steps of a cart after its first one, which is the page of the cart. */
export const cartSteps: readonly CheckoutStep[] = ["details", "payment"];

/** True for each step that is done. Payment is the last step, so nothing asks for it. */
export type CompletedSteps = Readonly<Record<Exclude<CheckoutStep, "payment">, boolean>>;

/** The step in a URL; the first one for an unknown name. */
export function parseStep(text: string | null): CheckoutStep {
  const requested = text?.trim().toLowerCase();
  return checkoutSteps.find((step) => step === requested) ?? "colour";
}

/**
 * The wanted one of these steps, or the first incomplete one before it. For a step that is not one
 * of them, the first one.
 */
export function findReachableStep(
  steps: readonly CheckoutStep[],
  requested: CheckoutStep,
  completed: CompletedSteps,
): CheckoutStep {
  if (!steps.includes(requested)) return steps[0] ?? "colour";
  for (const step of steps) {
    if (step === requested || step === "payment" || !completed[step]) return step;
  }
  return requested;
}

/** The step after or before, of these; undefined past the ends. */
export function findNeighbourStep(
  steps: readonly CheckoutStep[],
  step: CheckoutStep,
  distance: 1 | -1,
): CheckoutStep | undefined {
  return steps[steps.indexOf(step) + distance];
}
