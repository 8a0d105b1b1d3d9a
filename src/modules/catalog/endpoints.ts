import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { catalogColourSchema } from "./contract.ts";
import { listColours } from "./list-colours.ts";

export const catalogEndpoints = {
  listColours: endpoint(
    "GET /api/catalog/colours",
    {
      summary: "The bags that can be bought, one per colour",
      permission: "public",
      response: z.object({ colours: z.array(catalogColourSchema) }),
    },
    async (ctx) => ({ colours: await listColours(ctx) }),
  ),
};
