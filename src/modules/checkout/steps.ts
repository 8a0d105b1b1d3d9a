export const checkoutSteps = ["colour", "quantity", "details", "payment"] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** The steps of a cart: its first one shows its lines, where the numbers are settled as well. */
export const cartSteps: readonly CheckoutStep[] = checkoutSteps.filter(
  (step) => step !== "quantity",
);

/** The steps that are done; the payment step is the last, so nothing asks whether it is. */
export type CompletedSteps = Readonly<Record<Exclude<CheckoutStep, "payment">, boolean>>;

/** The step that an address names; the first one for an unknown name. */
export function parseStep(text: string | null): CheckoutStep {
  const wanted = text?.trim().toLowerCase();
  return checkoutSteps.find((step) => step === wanted) ?? "colour";
}

/**
 * The wanted one of these steps, or the first incomplete one before it. A step that is none of them
 * is settled in the first one.
 */
export function reachableStep(
  steps: readonly CheckoutStep[],
  wanted: CheckoutStep,
  completed: CompletedSteps,
): CheckoutStep {
  if (!steps.includes(wanted)) return "colour";
  for (const step of steps) {
    if (step === wanted || step === "payment" || !completed[step]) return step;
  }
  return wanted;
}

/** The step after or before, of these; undefined past the ends. */
export function neighbourStep(
  steps: readonly CheckoutStep[],
  step: CheckoutStep,
  distance: 1 | -1,
): CheckoutStep | undefined {
  return steps[steps.indexOf(step) + distance];
}
