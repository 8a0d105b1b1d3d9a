import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { listedAlertSchema, listedEventSchema, page } from "./contract.ts";
import { listSecurityAlerts, listSecurityEvents } from "./list-security.ts";

const nextCursor = z.string().nullable();

/** Endpoints of the back office for the events and alerts of the security monitor. */
export const securityEndpoints = {
  listSecurityEvents: endpoint(
    "GET /api/admin/security/events",
    {
      summary: "What happened at the doors of the shop, the newest first, 100 at a time",
      permission: "security.read",
      query: page,
      response: z.object({ events: z.array(listedEventSchema), nextCursor }),
    },
    (ctx, { query }) => listSecurityEvents(ctx, query),
  ),
  listSecurityAlerts: endpoint(
    "GET /api/admin/security/alerts",
    {
      summary: "Patterns that somebody should look at, the newest first, 100 at a time",
      permission: "security.read",
      query: page,
      response: z.object({
        alerts: z.array(listedAlertSchema),
        nextCursor,
        /** How many there are without any filter; they go after a day. */
        total: z.int(),
      }),
    },
    (ctx, { query }) => listSecurityAlerts(ctx, query),
  ),
};
