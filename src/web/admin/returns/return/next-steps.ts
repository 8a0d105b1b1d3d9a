import { returns } from "#i18n/he/returns.ts";
import { isStepTo, type ReturnStep } from "#modules/returns/kinds.ts";
import type { ReturnDetails } from "#modules/returns/admin-contract.ts";

const text = returns.steps;

/** An action on a return: a step, the refund, or assigning an order. */
export type ReturnAction = ReturnStep | "refund" | "assign";

type Shown = Pick<ReturnDetails, "kind" | "state" | "order" | "left">;

/** Possible next actions, the usual one first. */
export function listNextSteps({ kind, state, order, left }: Shown): ReturnAction[] {
  if (order === null) return state === "asked" ? ["assign", "refuse"] : [];
  if (kind === "cancel") return state === "asked" ? ["approve", "refuse"] : [];
  const steps: ReturnAction[] = [];
  if (isStepTo(state, "approved")) steps.push("approve");
  if (isStepTo(state, "received")) steps.push("receive");
  if (isStepTo(state, "refunded") && left.amountMinor > 0) steps.push("refund");
  if (isStepTo(state, "replaced")) steps.push("replace");
  if (isStepTo(state, "underway")) steps.push("underway");
  if (isStepTo(state, "refused")) steps.push("refuse");
  return steps;
}

/** The call to which an action leads. */
export function getStepCall(action: ReturnAction, { kind, left }: Shown) {
  if (action === "assign") return "POST /api/admin/returns/:id/order";
  // A cancellation gives back all that was paid.
  const isRefund = action === "approve" && kind === "cancel" && left.amountMinor > 0;
  return isRefund || action === "refund"
    ? "POST /api/admin/returns/:id/refund"
    : "POST /api/admin/returns/:id/steps";
}

/** Texts of the dialog of an action. */
export function getStepWords(action: ReturnAction, { kind }: Pick<Shown, "kind">) {
  const isCancellation = action === "approve" && kind === "cancel";
  return { ...text.all, ...text[isCancellation ? "approveCancel" : action] };
}

export type StepProps = ReturnType<typeof getStepWords> & {
  shown: ReturnDetails;
  onConflict: () => void;
  onClose: () => void;
};
