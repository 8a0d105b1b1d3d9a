import { z } from "zod";
import { submission } from "#modules/messages/contract.ts";
import { endpoint } from "#shared/contract.ts";

/** What a mail's link carries; anything else is refused like a token that is too old. */
const token = z.string().max(512);

export const newsletterEndpoints = {
  subscribe: endpoint({
    method: "post",
    path: "/api/newsletter/subscriptions",
    summary: "Asks for the newsletter; a mail asks back whether it was the owner of the address",
    permission: "public",
    refusals: ["conflict", "too_many_requests"],
    body: z.object({
      email: z.string().max(1_000),
      website: submission.website,
      elapsed_ms: submission.elapsed_ms,
      /** The path of the page with the form, for the proof of consent. */
      page: z.string().max(1_000).optional(),
    }),
    response: z.object({ success: z.literal(true) }),
  }),
  confirm: endpoint({
    method: "post",
    path: "/api/newsletter/confirmations",
    summary: "Confirms a subscription with the token of the mail",
    permission: "public",
    refusals: ["link_expired"],
    body: z.object({ token }),
  }),
  unsubscribe: endpoint({
    method: "post",
    path: "/api/newsletter/unsubscriptions",
    summary: "Ends a subscription with the token of any newsletter mail",
    permission: "public",
    refusals: ["link_expired"],
    body: z.object({ token }),
  }),
};
