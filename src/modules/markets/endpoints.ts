import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { createInput, createSample } from "#shared/records/record.ts";
import { version } from "#shared/records/version.ts";
import { findMarketOf } from "./find-market.ts";
import { examplesQuery, examplesSchema, marketRowSchema } from "./contract.ts";
import { listExamples } from "./list-examples.ts";
import { market } from "./market.ts";
import { addMarket, changeMarket, deleteMarket, listMarkets } from "./write-market.ts";

const marketInput = market.input.meta({
  id: "MarketInput",
  description: "A market as staff enter it",
  example: createSample(market),
});

/** Endpoints for the markets of the shop. */
export const marketEndpoints = {
  listMarkets: endpoint("GET /api/admin/markets", {
    summary: "List the markets, with those that are only proposed",
    permission: "settings.read",
    response: z.object({ markets: z.array(marketRowSchema) }),
    handle: async (ctx) => ({ markets: await listMarkets(ctx) }),
  }),
  listExamples: endpoint("GET /api/admin/markets/examples", {
    summary: "List what one piece costs in different places",
    permission: "settings.read",
    query: examplesQuery,
    response: examplesSchema,
    handle: listExamples,
  }),
  findMarketOfAddress: endpoint("GET /api/admin/markets/of-address", {
    summary: "Get the market of an address as it is today",
    permission: "orders.read",
    query: z.object({
      country: z.string().length(2),
      state: z.string().max(100).default(""),
      postalCode: z.string().max(100).default(""),
    }),
    response: z.object({
      id: z.uuid(),
      name: z.string(),
      isMain: z.boolean(),
      isDelivered: z.boolean(),
    }),
    handle: async (ctx, query) => (await findMarketOf(ctx, query)).market,
  }),
  addMarket: endpoint("POST /api/admin/markets", {
    summary: "Create a market",
    permission: "settings.write",
    errors: ["conflict"],
    body: marketInput,
    response: marketRowSchema,
    handle: addMarket,
  }),
  changeMarket: endpoint("PUT /api/admin/markets/:id", {
    summary: "Update a market",
    permission: "settings.write",
    errors: ["not_found", "conflict"],
    body: createInput(market, { version }),
    response: marketRowSchema,
    handle: changeMarket,
  }),
  deleteMarket: endpoint("DELETE /api/admin/markets/:id", {
    summary: "Delete a market that no order names",
    permission: "settings.write",
    errors: ["not_found"],
    handle: deleteMarket,
  }),
};
