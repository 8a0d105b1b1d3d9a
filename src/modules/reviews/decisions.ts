import { z } from "zod";
import { isPlainText, normalizeText } from "#shared/plain-text.ts";
import { choice, text, type Field } from "#shared/records/fields.ts";
import { record } from "#shared/records/record.ts";
import { holdCauses, MAX_ANSWER, MAX_REASON } from "./kinds.ts";

const createPlainText = (max: number) =>
  z
    .string()
    .max(max * 2)
    .overwrite((typed) => normalizeText(typed).replaceAll(/\r\n?/g, "\n").trim())
    .refine((typed) => typed.length <= max, "too_long")
    .refine(isPlainText, "unprintable");

const reason: Field<string> = {
  ...text(MAX_REASON),
  schema: createPlainText(MAX_REASON).refine((typed) => typed !== "", "required"),
};

/** Takes a review off the pages. */
export const reviewHold = record("hold", { cause: choice(holdCauses), reason });
/** Shows it again. */
export const reviewRelease = record("release", { reason });
/** The answer of the shop; an empty text takes the answer away. */
export const reviewAnswer = record("answer", {
  answer: { ...text(MAX_ANSWER), schema: createPlainText(MAX_ANSWER), empty: "" },
});
