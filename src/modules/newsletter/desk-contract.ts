import { z } from "zod";
import { endpoint } from "#shared/contract.ts";
import { subscriberStates } from "./states.ts";

const at = z.iso.datetime();
const state = z.enum(subscriberStates);

const subscriberSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  state,
  /** When the address was entered, and what its owner did then. */
  requestedAt: at,
  confirmedAt: at.nullable(),
  unsubscribedAt: at.nullable(),
  /** What stood beside the button, and on which page of the shop. */
  consentWording: z.string(),
  consentPage: z.string().nullable(),
  /** Why the back office took the address off the list. */
  removalReason: z.string().nullable(),
});
export type Subscriber = z.infer<typeof subscriberSchema>;

/** The newsletter's list in the back office. */
export const subscriberDeskEndpoints = {
  listSubscribers: endpoint({
    method: "get",
    path: "/api/admin/subscribers",
    summary: "Who asked for the newsletter, the newest first, 50 at a time",
    permission: "messages.read",
    query: z.object({
      state: state.optional(),
      /** A part of the address. */
      q: z.string().max(200).optional(),
      /** The `nextCursor` of the page before, for the same filter. */
      after: z.string().max(1_000).optional(),
    }),
    response: z.object({
      subscribers: z.array(subscriberSchema),
      nextCursor: z.string().nullable(),
      counts: z.record(state, z.int()),
      can: z.object({
        remove: z.object({ allowed: z.boolean(), reason: z.enum(["not_permitted"]).nullable() }),
      }),
    }),
  }),
  removeSubscriber: endpoint({
    method: "post",
    path: "/api/admin/subscribers/:id/removal",
    summary: "Takes an address off the list, as its owner has asked",
    permission: "messages.write",
    refusals: ["not_found", "conflict"],
    params: z.object({ id: z.uuid() }),
    body: z.object({ reason: z.string().max(1_000, "too_long") }),
  }),
};
