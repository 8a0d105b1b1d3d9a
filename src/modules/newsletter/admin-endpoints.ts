import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { after } from "#shared/page-fields.ts";
import { state, subscriberPageSchema } from "./admin-contract.ts";
import { listSubscribers } from "./list-subscribers.ts";
import { removal } from "./removal.ts";
import { removeSubscriber } from "./remove-subscriber.ts";

/** The newsletter's list in the back office. */
export const adminSubscriberEndpoints = {
  listSubscribers: endpoint("GET /api/admin/subscribers", {
    summary: "List newsletter subscribers, newest first, 50 per page",
    permission: "messages.read",
    query: z.object({
      state: state.optional(),
      /** A part of the address. */
      q: z.string().max(200).optional(),
      /** The `nextCursor` of the page before, for the same filter. */
      after,
    }),
    response: subscriberPageSchema,
    handle: listSubscribers,
  }),
  removeSubscriber: endpoint("POST /api/admin/subscribers/:id/removal", {
    summary: "Unsubscribe an address at its owner's request",
    permission: "messages.write",
    errors: ["not_found", "conflict"],
    body: removal.input,
    handle: removeSubscriber,
  }),
};
