// The lists behind the columns of returns, and their limits, apart from the tables so that browsers
// can read them. Kinds and states are in the orders module, whose timeline uses them.
import { returnStates, type ReturnState } from "#modules/orders/kinds.ts";

/** The steps of the back office; the refund is a separate one. */
export const returnSteps = ["approve", "underway", "receive", "replace", "refuse"] as const;
export type ReturnStep = (typeof returnSteps)[number];

/**
 * The states from which each state can be reached. "cancelled" is for an order cancelled before
 * shipping.
 */
const reachedFrom: Readonly<Record<ReturnState, readonly ReturnState[]>> = {
  asked: [],
  approved: ["asked"],
  underway: ["approved"],
  received: ["approved", "underway"],
  // Damaged items need not always be sent back.
  refunded: ["approved", "received"],
  replaced: ["approved", "received"],
  cancelled: ["asked"],
  refused: ["asked", "approved", "underway", "received"],
};

/** Whether a return may change from one state to another. */
export function isStepTo(from: ReturnState, to: ReturnState): boolean {
  return reachedFrom[to].includes(from);
}

/** The open states. */
export const openStates = returnStates.filter((from) =>
  returnStates.some((to) => isStepTo(from, to)),
);
export const isOpenState = (state: ReturnState) => openStates.includes(state);

/** The causes of returns, for the figures; a customer who withdraws need not give one. */
export const returnCauses = [
  "changed_mind",
  "too_small",
  "too_large",
  "not_as_expected",
  "late",
  "damaged",
  "wrong_item",
  "faulty",
  "other",
] as const;
export type ReturnCause = (typeof returnCauses)[number];

export const MAX_RETURN_MESSAGE = 3_000;
export const MAX_RETURN_NOTE = 1_000;
export const MAX_RETURN_PHOTOS = 5;
