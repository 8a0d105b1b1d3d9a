import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { readContent } from "./read-content.ts";

/** What the back office reads of the shop's words while it does something else. */
export const contentEndpoints = {
  readLetterhead: endpoint(
    "GET /api/admin/letterhead",
    {
      summary: "What stands at the head of printed papers",
      permission: "staff",
      response: z.object({ name: z.string(), email: z.string() }),
    },
    async (ctx) => {
      const { brand } = await readContent(ctx, ["brand"]);
      return { name: brand.name, email: brand.email };
    },
  ),
};
