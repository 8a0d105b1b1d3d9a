import type { Context } from "#modules/context.ts";
import type { HandlersOf } from "#shared/contract.ts";
import type { auditEndpoints } from "./contract.ts";
import { listAuditEntries, listAuditPeople } from "./list-entries.ts";

export const auditHandlers: HandlersOf<typeof auditEndpoints, Context> = {
  listAuditEntries: (ctx, { query }) => listAuditEntries(ctx, query),
  listAuditPeople: async (ctx) => ({ people: await listAuditPeople(ctx) }),
};
