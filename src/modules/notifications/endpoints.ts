import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { notificationSchema } from "./contract.ts";
import { listNotifications } from "./list-notifications.ts";

export const notificationEndpoints = {
  listNotifications: endpoint("GET /api/admin/notifications", {
    summary: "List the newest 30 notifications that the user may see",
    permission: "staff",
    response: z.object({ notifications: z.array(notificationSchema) }),
    handle: async (ctx) => ({ notifications: await listNotifications(ctx) }),
  }),
};
