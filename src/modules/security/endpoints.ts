import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { listedAlertSchema, listedEventSchema, page } from "./contract.ts";
import { listSecurityAlerts, listSecurityEvents } from "./list-security.ts";

const nextCursor = z.string().nullable();

/** Endpoints of the back office for the events and alerts of the security monitor. */
export const securityEndpoints = {
  listSecurityEvents: endpoint("GET /api/admin/security/events", {
    summary: "List security events, newest first, 100 per page",
    permission: "security.read",
    query: page,
    response: z.object({ events: z.array(listedEventSchema), nextCursor }),
    handle: listSecurityEvents,
  }),
  listSecurityAlerts: endpoint("GET /api/admin/security/alerts", {
    summary: "List security alerts, newest first, 100 per page",
    permission: "security.read",
    query: page,
    response: z.object({
      alerts: z.array(listedAlertSchema),
      nextCursor,
      /** The number without any filter; alerts are removed after a day. */
      total: z.int(),
    }),
    handle: listSecurityAlerts,
  }),
};
