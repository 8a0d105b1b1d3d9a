import { endpoint } from "#modules/endpoint.ts";
import { readinessSchema } from "./contract.ts";
import { readReadiness } from "./read-readiness.ts";

/** Endpoint for "Ready to open?" in the settings. */
export const readinessEndpoints = {
  readReadiness: endpoint("GET /api/admin/readiness", {
    summary: "List what is missing before the shop opens",
    permission: "settings.read",
    as: "identity",
    response: readinessSchema,
    handle: async (ctx) => ({ checks: await readReadiness(ctx) }),
  }),
};
