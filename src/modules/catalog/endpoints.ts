import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { catalogVariantSchema } from "./contract.ts";
import { findBySlugs, listShopWindow } from "./list-variants.ts";
import { parseSlug } from "./slug.ts";

/** More than a cart can sensibly hold. */
const MAX_SLUGS = 50;

export const catalogEndpoints = {
  listVariants: endpoint("GET /api/catalog/variants", {
    summary: "List variants for sale: the first ones, or those with these slugs, past ones too",
    permission: "public",
    query: z.object({
      /** "olive,blue" */
      slugs: z
        .string()
        .max(4000)
        .transform((text) => text.split(",").flatMap((slug) => parseSlug(slug) ?? []))
        .refine((slugs) => slugs.length <= MAX_SLUGS, "too_many")
        .optional(),
    }),
    response: z.object({ variants: z.array(catalogVariantSchema), isComplete: z.boolean() }),
    handle: async (ctx, { slugs }) =>
      slugs === undefined
        ? listShopWindow(ctx)
        : { variants: await findBySlugs(ctx, slugs), isComplete: false },
  }),
};
