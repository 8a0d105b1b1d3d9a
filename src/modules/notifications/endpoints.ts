import { z } from "zod";
import { countWaiting } from "#modules/messages/count-messages.ts";
import { endpoint } from "#modules/endpoint.ts";
import { isPermitted } from "#shared/actor.ts";
import { notificationAudience } from "./audience.ts";
import { notificationSchema } from "./contract.ts";
import { listNotifications } from "./list-notifications.ts";

export const notificationEndpoints = {
  listNotifications: endpoint("GET /api/admin/notifications", {
    summary:
      "List the newest 30 notifications that the user may see, and the number of waiting messages",
    permission: "staff",
    response: z.object({
      notifications: z.array(notificationSchema),
      /** Messages that need an answer; null when the caller may not read messages. */
      waitingMessages: z.int().nullable(),
    }),
    handle: async (ctx) => ({
      notifications: await listNotifications(ctx),
      waitingMessages: isPermitted(ctx.actor, notificationAudience.message)
        ? (await countWaiting(ctx)).waiting
        : null,
    }),
  }),
};
