import { z } from "zod";
import { abilitySchema } from "#shared/ability.ts";
import { isoMoment } from "#shared/iso-moment.ts";
import { nextCursor } from "#shared/page-fields.ts";
import { subscriberStates, subscriptionTopics } from "./states.ts";

export const at = isoMoment;

export const state = z.enum(subscriberStates);

export const subscriberSchema = z
  .object({
    id: z.uuid(),
    email: z.string(),
    topic: z.enum(subscriptionTopics),
    /** Name of the variant that the address waits for; null for a topic without one. */
    waitsFor: z.string().nullable(),
    state,
    /** When the address was entered, and when its owner confirmed or left. */
    requestedAt: at,
    confirmedAt: at.nullable(),
    unsubscribedAt: at.nullable(),
    /** The text that stood beside the button, and the page of the shop where it stood. */
    consentWording: z.string(),
    consentPage: z.string().nullable(),
    /** Why the back office took the address off the list. */
    removalReason: z.string().nullable(),
  })
  .meta({ id: "Subscriber" });
export type Subscriber = z.infer<typeof subscriberSchema>;

export const subscriberPageSchema = z.object({
  subscribers: z.array(subscriberSchema),
  nextCursor,
  counts: z.record(state, z.int()),
  can: z.object({ remove: abilitySchema() }),
});
