import { returns } from "#i18n/he/returns.ts";
import { isStepTo, type ReturnStep } from "#modules/returns/kinds.ts";
import type { ReturnDetails } from "#modules/returns/admin-contract.ts";
import type { Call } from "#web/api/api-request.ts";

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

type StepCall = Extract<Call, `POST /api/admin/returns/${string}`>;
const STEP = "POST /api/admin/returns/:id/steps";
const REFUND = "POST /api/admin/returns/:id/refund";

type Words = {
  readonly getTitle: (shown: Pick<Shown, "kind">) => string;
  readonly getHelp: (shown: Pick<Shown, "kind">) => string;
  /** The call to which it leads. */
  readonly getCall: (shown: Pick<Shown, "kind" | "left">) => StepCall;
};

const createWords = (title: string, help: string, call: StepCall = STEP): Words => ({
  getTitle: () => title,
  getHelp: () => help,
  getCall: () => call,
});

/** Title, help text and call of each dialog. */
export const dialogs: Readonly<Record<ReturnAction, Words>> = {
  approve: {
    getTitle: ({ kind }) => (kind === "cancel" ? text.approveCancel : text.approve),
    getHelp: ({ kind }) => (kind === "cancel" ? text.approveCancelText : text.approveText),
    // A cancellation gives back all that was paid.
    getCall: ({ kind, left }) => (kind === "cancel" && left.amountMinor > 0 ? REFUND : STEP),
  },
  underway: createWords(text.underway, text.underwayText),
  receive: createWords(text.receive, text.receiveText),
  replace: createWords(text.replace, text.replaceText),
  refuse: createWords(text.refuse, text.refuseText),
  refund: createWords(text.refund, text.refundText, REFUND),
  assign: createWords(text.assign, text.assignText, "POST /api/admin/returns/:id/order"),
};

export type StepDialogProps = { shown: ReturnDetails; onClose: () => void };

/** The head of a dialog of a return. */
export function getDialogHead(action: ReturnAction, shown: ReturnDetails) {
  return { title: dialogs[action].getTitle(shown), description: dialogs[action].getHelp(shown) };
}
