// Requests that the endpoints of markets accept.
import { randomInt } from "node:crypto";
import { marketRowSchema } from "#modules/markets/contract.ts";
import { market } from "#modules/markets/market.ts";
import { createSample } from "#shared/records/record.ts";
import type { Samples, World } from "./endpoint-samples.ts";

/** Of places in an island that no other test sends to. */
function createInput() {
  const word = Array.from({ length: 8 }, () => String.fromCodePoint(97 + randomInt(26))).join("");
  return { ...createSample(market), code: word, places: [`TK:${word.toUpperCase()}`] };
}

const add = ({ make }: World) => make(marketRowSchema, "POST", "/api/admin/markets", createInput());

export const marketSamples = {
  "markets.listMarkets": () => ({}),
  "markets.listExamples": () => ({ query: { withProposals: "true", day: "2026-12-01" } }),
  "markets.findMarketOfAddress": () => ({
    query: { country: "US", state: "OR", postalCode: "97205" },
  }),
  "markets.addMarket": () => ({ body: createInput() }),
  "markets.changeMarket": async (world) => {
    const { id, version } = await add(world);
    return { params: { id }, body: { ...createInput(), version } };
  },
  "markets.deleteMarket": async (world) => ({ params: { id: (await add(world)).id } }),
} satisfies Samples;
