import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { after } from "#shared/page-fields.ts";
import { addRedirect, removeRedirect } from "./add-redirect.ts";
import { redirectPageSchema, redirectSchema } from "./contract.ts";
import { listRedirects } from "./list-redirects.ts";
import { redirect } from "./redirect.ts";

/** Addresses that lead elsewhere, for the back office. */
export const redirectEndpoints = {
  listRedirects: endpoint("GET /api/admin/redirects", {
    summary: "List redirects by path, 50 per page",
    permission: "content.read",
    query: z.object({
      /** A part of either address. */
      q: z.string().max(200).optional(),
      /** The `nextCursor` of the page before. */
      after,
    }),
    response: redirectPageSchema,
    handle: listRedirects,
  }),
  addRedirect: endpoint("POST /api/admin/redirects", {
    summary: "Create a redirect from an unused path to an address of the shop",
    permission: "content.write",
    as: "outside",
    body: redirect.input,
    response: redirectSchema,
    handle: addRedirect,
  }),
  removeRedirect: endpoint("POST /api/admin/redirects/removal", {
    summary: "Delete a redirect",
    permission: "content.write",
    errors: ["not_found"],
    body: z.object({ from: z.string().max(2_000, "too_long") }),
    handle: (ctx, body) => removeRedirect(ctx, body.from),
  }),
};
