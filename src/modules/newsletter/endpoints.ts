import { z } from "zod";
import { MAX_SLUG } from "#modules/catalog/slug.ts";
import { endpoint } from "#modules/endpoint.ts";
import { submission } from "#modules/messages/contract.ts";
import { confirmSubscription } from "./confirm-subscription.ts";
import { subscriptionTopics } from "./states.ts";
import { subscribe } from "./subscribe.ts";
import { unsubscribe } from "./unsubscribe.ts";
import { typed } from "#shared/text-fields.ts";

/** The token in a mail's link; malformed text is refused like an expired token. */
const token = z.string().max(512);

export const newsletterEndpoints = {
  subscribe: endpoint("POST /api/newsletter/subscriptions", {
    summary: "Subscribe to the newsletter; a mail asks the owner of the address to confirm",
    permission: "public",
    as: "outside",
    errors: ["conflict", "not_found", "too_many_requests"],
    body: z.object({
      email: typed().max(1_000),
      website: submission.website,
      elapsed_ms: submission.elapsed_ms,
      /** The path of the page with the form, for the proof of consent. */
      page: z.string().max(1_000).optional(),
      /**
       * "payment" asks for one mail, when orders can be paid; "stock" for one when a variant is
       * back, with one held for a day.
       */
      topic: z.enum(subscriptionTopics).default("newsletter"),
      /** The slug of the wanted variant. */
      variant: z.string().max(MAX_SLUG).optional(),
    }),
    response: z.object({ success: z.literal(true) }),
    handle: async (ctx, { elapsed_ms: elapsedMs, ...request }) => {
      await subscribe(ctx, { ...request, elapsedMs });
      return { success: true as const };
    },
  }),
  confirm: endpoint("POST /api/newsletter/confirmations", {
    summary: "Confirm a subscription with the token of the mail",
    permission: "public",
    as: "outside",
    errors: ["link_expired"],
    body: z.object({ token }),
    handle: (ctx, body) => confirmSubscription(ctx, body.token),
  }),
  unsubscribe: endpoint("POST /api/newsletter/unsubscriptions", {
    summary: "Unsubscribe with the token of any newsletter mail",
    permission: "public",
    as: "outside",
    errors: ["link_expired"],
    body: z.object({
      token,
      /** The list that the mail is of, as its link says. */
      topic: z.string().max(32).optional(),
    }),
    handle: unsubscribe,
  }),
};
