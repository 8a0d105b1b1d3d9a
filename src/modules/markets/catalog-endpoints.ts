import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { catalogVariantSchema } from "#modules/catalog/contract.ts";
import { findBySlugs, listShopWindow } from "#modules/catalog/list-variants.ts";
import { parseSlug } from "#modules/catalog/slug.ts";

import { findPageMarket, pageMarketCode } from "./page-markets.ts";

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
      market: pageMarketCode,
    }),
    response: z.object({ variants: z.array(catalogVariantSchema), isComplete: z.boolean() }),
    async handle(ctx, { slugs, market }) {
      const { getPrice } = (market && (await findPageMarket(ctx, market))) || {};
      const priced = { ...ctx, getPrice };
      return slugs === undefined
        ? listShopWindow(priced)
        : { variants: await findBySlugs(priced, slugs), isComplete: false };
    },
  }),
};
