// The fields of the forms with which the back office moves a return on.
import { z } from "zod";
import { LARGEST_MINOR } from "#modules/orders/kinds.ts";
import { flag, line, optionalText, price, refs, text, type Field } from "#shared/records/fields.ts";
import { record } from "#shared/records/record.ts";
import { MAX_RETURN_NOTE } from "./kinds.ts";
import { requiredDigits } from "#shared/text-fields.ts";

/** For the customer to read. */
const note = optionalText(MAX_RETURN_NOTE);
const orderNumber = { ...line(40), schema: requiredDigits(40) };

const cameBack = z.array(
  z.object({ id: z.uuid(), shelved: z.int().min(0), damaged: z.int().min(0) }),
);
export type CameBack = z.output<typeof cameBack>;

/** Items that came back, by the lines of the order; the others did not. */
const lines: Field<CameBack> = {
  ...refs(50),
  schema: cameBack.min(1).max(50),
  answer: cameBack,
  empty: [],
  first: [],
  sample: [],
};

export const remark = record("return", { note });
export const explanation = record("return", { note: text(MAX_RETURN_NOTE) });
export const receipt = record("return", { lines, note });
/** The number is that of the order with the replacement items. */
export const replacement = record("return", { orderNumber, note });
export const assignment = record("return", { orderNumber });

/** By hand means all of it, even money from the payment service. */
export const refund = record("return", {
  amountMinor: price({ min: 1, max: LARGEST_MINOR }),
  byHand: flag(false),
  note,
});
