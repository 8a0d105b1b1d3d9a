// The lists behind the columns of returns, and their limits, apart from the tables so that browsers
// can read them. Kinds and states are with those of orders, whose timeline tells of them.
import { returnStates, type ReturnState } from "#modules/orders/kinds.ts";

/** Steps that the back office takes; money goes back by a step of its own. */
export const returnSteps = ["approve", "underway", "receive", "replace", "refuse"] as const;
export type ReturnStep = (typeof returnSteps)[number];

/** From which states each state is reached. An order that is called off comes to "cancelled". */
const reachedFrom: Readonly<Record<ReturnState, readonly ReturnState[]>> = {
  asked: [],
  approved: ["asked"],
  underway: ["approved"],
  received: ["approved", "underway"],
  // Bags that came damaged need not always come back.
  refunded: ["approved", "received"],
  replaced: ["approved", "received"],
  cancelled: ["asked"],
  refused: ["asked", "approved", "underway", "received"],
};

/** Whether a return may go on from one state to another. */
export function leadsTo(from: ReturnState, to: ReturnState): boolean {
  return reachedFrom[to].includes(from);
}

/** Those in which the shop still has something to do or to wait for. */
export const openStates = returnStates.filter((from) =>
  returnStates.some((to) => leadsTo(from, to)),
);
export const isOpenState = (state: ReturnState) => openStates.includes(state);

/** Why bags come back, for the figures; nobody who withdraws has to say. */
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
