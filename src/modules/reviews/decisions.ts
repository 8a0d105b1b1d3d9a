import { choice, text } from "#shared/records/fields.ts";
import { record } from "#shared/records/record.ts";
import { text as anyText } from "#shared/text-fields.ts";
import { holdCauses, MAX_ANSWER, MAX_REASON } from "./kinds.ts";

const reason = text(MAX_REASON);

/** Takes a review off the pages. */
export const reviewHold = record("hold", { cause: choice(holdCauses), reason });
/** Shows it again. */
export const reviewRelease = record("release", { reason });
/** The answer of the shop; an empty text takes the answer away. */
export const reviewAnswer = record("answer", {
  answer: { ...text(MAX_ANSWER), schema: anyText(MAX_ANSWER), empty: "" },
});
