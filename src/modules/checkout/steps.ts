export const checkoutSteps = ["colour", "quantity", "details", "payment"] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** The steps that are done; the payment step is the last, so nothing asks whether it is. */
export type CompletedSteps = Readonly<Record<Exclude<CheckoutStep, "payment">, boolean>>;

/** The step that an address names; the first one for an unknown name. */
export function parseStep(text: string | null): CheckoutStep {
  const wanted = text?.trim().toLowerCase();
  return checkoutSteps.find((step) => step === wanted) ?? "colour";
}

/** The wanted step, or the first incomplete one before it. */
export function reachableStep(wanted: CheckoutStep, completed: CompletedSteps): CheckoutStep {
  for (const step of checkoutSteps) {
    if (step === wanted || step === "payment" || !completed[step]) return step;
  }
  return wanted;
}

/** The step after or before; undefined past the ends. */
export function neighbourStep(step: CheckoutStep, distance: 1 | -1): CheckoutStep | undefined {
  return checkoutSteps[checkoutSteps.indexOf(step) + distance];
}
