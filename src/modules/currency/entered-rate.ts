import { choice, latin, line } from "#shared/records/fields.ts";
import { record } from "#shared/records/record.ts";
import { typedDigits } from "#shared/text-fields.ts";
import { isRate, rateTargets } from "./rates.ts";

/** A rate that staff enter: compared and stored as a decimal, never as a binary number. */
export const enteredRate = record("rate", {
  targetCurrency: choice(rateTargets),
  rate: {
    ...latin(line(20)),
    schema: typedDigits().refine(isRate, "malformed"),
    sample: "3.7",
  },
});
