import type { Context } from "#modules/context.ts";
import type { HandlersOf } from "#shared/contract.ts";
import type { securityEndpoints } from "./contract.ts";
import { listSecurityAlerts, listSecurityEvents } from "./list-security.ts";

export const securityHandlers: HandlersOf<typeof securityEndpoints, Context> = {
  listSecurityEvents: (ctx, { query }) => listSecurityEvents(ctx, query),
  listSecurityAlerts: (ctx, { query }) => listSecurityAlerts(ctx, query),
};
