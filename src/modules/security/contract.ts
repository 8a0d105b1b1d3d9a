import { z } from "zod";
import { endpoint } from "#shared/contract.ts";
import { securityEventTypes, severities } from "./events.ts";

const eventSchema = z.object({
  type: z.enum(securityEventTypes),
  severity: z.enum(severities),
  timestamp: z.iso.datetime(),
  ip: z.string().nullable(),
  userAgent: z.string().nullable(),
  details: z.record(z.string(), z.string()),
  email: z.string().nullable(),
});

const listedEventSchema = eventSchema.extend({ id: z.uuid() });
export type ListedSecurityEvent = z.infer<typeof listedEventSchema>;

const listedAlertSchema = z.object({
  id: z.uuid(),
  timestamp: z.iso.datetime(),
  pattern: z.enum(securityEventTypes),
  severity: z.enum(severities),
  events: z.array(eventSchema),
});
export type ListedSecurityAlert = z.infer<typeof listedAlertSchema>;

/** What narrows a list down, and where a page of it begins: behind the row that a cursor names. */
const page = z.object({
  type: z.enum(securityEventTypes).optional(),
  severity: z.enum(severities).optional(),
  /** The beginning of an internet address, or all of it. */
  address: z.string().trim().max(45).optional(),
  /** The `nextCursor` of the page before, for the same filter. */
  after: z.string().max(100).optional(),
});
export type SecurityFilter = Omit<z.infer<typeof page>, "after">;
const nextCursor = z.string().nullable();

/** What the security monitor has seen; for the back office. */
export const securityEndpoints = {
  listSecurityEvents: endpoint({
    method: "get",
    path: "/api/admin/security/events",
    summary: "What happened at the doors of the shop, the newest first, 100 at a time",
    permission: "security.read",
    query: page,
    response: z.object({ events: z.array(listedEventSchema), nextCursor }),
  }),
  listSecurityAlerts: endpoint({
    method: "get",
    path: "/api/admin/security/alerts",
    summary: "Patterns that somebody should look at, the newest first, 100 at a time",
    permission: "security.read",
    query: page,
    response: z.object({
      alerts: z.array(listedAlertSchema),
      nextCursor,
      /** How many there are without any filter; they go after a day. */
      total: z.int(),
    }),
  }),
};
