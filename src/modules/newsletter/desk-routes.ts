import type { Context } from "#modules/context.ts";
import type { HandlersOf } from "#shared/contract.ts";
import type { subscriberDeskEndpoints } from "./desk-contract.ts";
import { listSubscribers } from "./list-subscribers.ts";
import { removeSubscriber } from "./remove-subscriber.ts";

export const subscriberDeskHandlers: HandlersOf<typeof subscriberDeskEndpoints, Context> = {
  listSubscribers: (ctx, { query }) => listSubscribers(ctx, query),
  removeSubscriber: (ctx, { params, body }) => removeSubscriber(ctx, params.id, body),
};
