import { z } from "zod";
import { orderStatusSchema } from "#modules/orders/value-schemas.ts";
import { moneySchema } from "#modules/catalog/contract.ts";
import { mailKindSchema, mailStateSchema } from "#modules/mail/admin-contract.ts";
import { state } from "#modules/messages/admin-contract.ts";
import { messageKinds } from "#modules/messages/kinds.ts";
import { isoMoment } from "#shared/iso-moment.ts";

const common = { id: z.uuid(), at: isoMoment };

/** One entry of a customer's history with the shop. */
export const timelineEntrySchema = z.discriminatedUnion("kind", [
  z.object({
    ...common,
    kind: z.literal("order"),
    facts: z.object({
      number: z.string(),
      status: orderStatusSchema,
      total: moneySchema,
      totalIls: moneySchema.nullable(),
    }),
  }),
  z.object({
    ...common,
    kind: z.literal("message"),
    facts: z.object({
      messageKind: z.enum(messageKinds),
      state,
      subject: z.string().nullable(),
      /** Its beginning. */
      text: z.string().nullable(),
    }),
  }),
  z.object({
    ...common,
    kind: z.literal("reply"),
    facts: z.object({ messageId: z.uuid(), authorName: z.string(), text: z.string() }),
  }),
  z.object({
    ...common,
    kind: z.literal("mail"),
    facts: z.object({ mailKind: mailKindSchema, state: mailStateSchema }),
  }),
  z.object({
    ...common,
    kind: z.literal("note"),
    facts: z.object({ authorName: z.string(), text: z.string() }),
  }),
  z.object({
    ...common,
    kind: z.literal("consent"),
    facts: z.object({ step: z.enum(["requested", "confirmed", "unsubscribed"]) }),
  }),
  z.object({
    ...common,
    kind: z.literal("account"),
    facts: z.object({ step: z.enum(["opened", "confirmed"]) }),
  }),
]);
export type TimelineEntry = z.infer<typeof timelineEntrySchema>;
