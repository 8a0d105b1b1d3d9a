import { z } from "zod";
import { moneySchema } from "#modules/catalog/contract.ts";
import { mailKinds } from "#modules/mail/mail-kinds.ts";
import { mailStates } from "#modules/mail/mail-states.ts";
import { messageKinds, messageStates } from "#modules/messages/kinds.ts";
import { orderStatuses } from "#modules/orders/status.ts";
import { isoMoment } from "#shared/iso-moment.ts";

const common = { id: z.uuid(), at: isoMoment };

/** One entry of a customer's history with the shop. */
export const timelineEntrySchema = z.discriminatedUnion("kind", [
  z.object({
    ...common,
    kind: z.literal("order"),
    facts: z.object({
      number: z.string(),
      status: z.enum(orderStatuses),
      total: moneySchema,
      totalIls: moneySchema.nullable(),
    }),
  }),
  z.object({
    ...common,
    kind: z.literal("message"),
    facts: z.object({
      messageKind: z.enum(messageKinds),
      state: z.enum(messageStates),
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
    facts: z.object({ mailKind: z.enum(mailKinds), state: z.enum(mailStates) }),
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
