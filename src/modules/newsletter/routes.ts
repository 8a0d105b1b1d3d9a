import type { LetterboxContext } from "#modules/messages/context.ts";
import type { HandlersOf } from "#shared/contract.ts";
import { confirmSubscription } from "./confirm-subscription.ts";
import type { newsletterEndpoints } from "./contract.ts";
import { subscribe } from "./subscribe.ts";
import { unsubscribe } from "./unsubscribe.ts";

export const newsletterHandlers: HandlersOf<typeof newsletterEndpoints, LetterboxContext> = {
  async subscribe(ctx, { body: { email, website, elapsed_ms: elapsedMs, page } }) {
    await subscribe(ctx, { email, website, elapsedMs, page });
    return { success: true };
  },
  confirm: (ctx, { body }) => confirmSubscription(ctx, body.token),
  unsubscribe: (ctx, { body }) => unsubscribe(ctx, body.token),
};
