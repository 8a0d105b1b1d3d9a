// The words that browsers and the server exchange about returns in the back office.
import { z } from "zod";
import { returnStateSchema } from "#modules/orders/value-schemas.ts";
import { moneySchema } from "#modules/catalog/contract.ts";
import { returnKinds } from "#modules/orders/kinds.ts";
import { isoMoment } from "#shared/iso-moment.ts";
import { createInput } from "#shared/records/record.ts";
import { returnCauses } from "./kinds.ts";
import { receipt, explanation, refund, remark, replacement } from "./steps.ts";

const id = z.uuid();
const count = z.int().min(0);
const returnCauseSchema = z.enum(returnCauses).meta({ id: "ReturnCause" });

export const returnRowSchema = z
  .object({
    id,
    number: z.string(),
    kind: z.enum(returnKinds),
    state: returnStateSchema,
    cause: returnCauseSchema.nullable(),
    /** Null while the order is unknown. */
    order: z.object({ id, number: z.string() }).nullable(),
    /** The number of the order, or the typed one. */
    name: z.string().nullable(),
    units: count,
    isInTime: z.boolean().nullable(),
    createdAt: isoMoment,
    /** Until when the customer is to have an answer, and the money; null where nothing is due. */
    answerBy: isoMoment.nullable(),
    refundBy: isoMoment.nullable(),
  })
  .meta({ id: "ReturnRow", description: "A return in a list" });
export type ReturnListRow = z.infer<typeof returnRowSchema>;

const returnLineSchema = z.object({
  /** The line of the order. */
  id,
  name: z.string(),
  sku: z.string(),
  imageUrl: z.string().nullable(),
  quantity: count,
  shelvedQuantity: count,
  damagedQuantity: count,
});

export const returnSchema = returnRowSchema
  .omit({ units: true })
  .extend({
    email: z.string().nullable(),
    typedNumber: z.string().nullable(),
    message: z.string().nullable(),
    isOfGroup: z.boolean(),
    askableUntil: isoMoment.nullable(),
    arrivedOn: z.iso.date().nullable(),
    country: z.string().nullable(),
    lines: z.array(returnLineSchema),
    /** The value of its items, the fee that the law allows, and the suggested refund. */
    worth: moneySchema,
    fee: moneySchema,
    suggested: moneySchema,
    /** The part of the order's money that can be refunded. */
    left: moneySchema,
    refunded: moneySchema,
    /** The order's rate; null where none is known. */
    ilsRate: z.object({ rate: z.string(), usdRate: z.string().optional() }).nullable(),
    /** The order with the replacement items. */
    replacedBy: z.object({ id, number: z.string() }).nullable(),
    note: z.string().nullable(),
    photos: z.array(z.object({ id })),
    updatedAt: isoMoment,
  })
  .meta({ id: "Return", description: "A return with everything the back office shows" });
export type ReturnDetails = z.infer<typeof returnSchema>;

const note = remark.fields.note.schema.optional();

/** A step of the back office. `note` is for the customer to read. */
export const returnStepSchema = z.discriminatedUnion("step", [
  z.object({ step: z.literal("approve"), note }),
  z.object({ step: z.literal("underway"), note }),
  z.object({
    step: z.literal("receive"),
    note,
    lines: receipt.fields.lines.schema,
  }),
  z.object({
    step: z.literal("replace"),
    note,
    orderNumber: replacement.fields.orderNumber.schema,
  }),
  z.object({ step: z.literal("refuse"), note: explanation.fields.note.schema }),
]);
export type ReturnStepRequest = z.output<typeof returnStepSchema>;

export const returnRefundSchema = createInput(refund, {
  /** The same key twice is one refund. */
  idempotencyKey: z.uuid(),
});
export type ReturnRefund = z.output<typeof returnRefundSchema>;

/** The causes of recent returns. */
export const returnFiguresSchema = z.object({
  open: count,
  unmatched: count,
  /** Returns of the last 90 days by their cause, without refused ones, the most frequent first. */
  causes: z.array(z.object({ cause: returnCauseSchema.nullable(), returns: count, units: count })),
  /** Items of these days that came back, and how many of them were damaged. */
  cameBack: count,
  damaged: count,
});
