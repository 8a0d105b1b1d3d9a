import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { notificationSchema } from "./contract.ts";
import { listNotifications } from "./list-notifications.ts";

export const notificationEndpoints = {
  listNotifications: endpoint(
    "GET /api/admin/notifications",
    {
      summary: "The newest 30 things that somebody should look at, of those that they may see",
      permission: "staff",
      response: z.object({ notifications: z.array(notificationSchema) }),
    },
    async (ctx) => ({ notifications: await listNotifications(ctx) }),
  ),
};
