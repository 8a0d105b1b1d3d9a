import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { after, nextCursor } from "#shared/page-fields.ts";
import { auditEntrySchema, auditFilterSchema } from "./contract.ts";
import { listAuditEntries, listAuditPeople } from "./list-entries.ts";

/** The log of changes, for staff who may read it. */
export const auditEndpoints = {
  listAuditEntries: endpoint("GET /api/admin/audit", {
    summary: "List the log of changes, newest first, 50 per page",
    permission: "audit.read",
    query: auditFilterSchema.extend({
      /** The `nextCursor` of the page before, for the same filter. */
      after,
    }),
    response: z.object({
      entries: z.array(auditEntrySchema),
      /**
       * Names to show, by the ids of the rows that the entries concern; deleted rows have none.
       */
      names: z.record(z.string(), z.string()),
      nextCursor,
    }),
    handle: listAuditEntries,
  }),
  listAuditPeople: endpoint("GET /api/admin/audit/people", {
    summary: "List the people in the log of changes",
    permission: "audit.read",
    response: z.object({
      people: z.array(
        z.object({ id: z.uuid(), email: z.string().nullable(), name: z.string().nullable() }),
      ),
    }),
    handle: async (ctx) => ({ people: await listAuditPeople(ctx) }),
  }),
};
