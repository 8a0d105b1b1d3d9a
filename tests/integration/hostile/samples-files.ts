import type { Samples } from "./endpoint-samples.ts";

/** The files of lists, and the list of payments. */
export const fileSamples = {
  "downloads.prepareCustomers": () => ({
    body: { format: "csv", filter: { q: "a", state: "active", sort: "name" } },
  }),
  "downloads.prepareProducts": () => ({ body: { format: "csv", filter: { state: "active" } } }),
  "downloads.prepareStock": () => ({ body: { format: "csv", filter: { level: "low" } } }),
  "downloads.prepareCoupons": () => ({ body: { format: "csv", filter: { state: "active" } } }),
  "downloads.prepareSubscribers": () => ({
    body: { format: "csv", filter: { state: "confirmed" } },
  }),
  "downloads.prepareMessages": () => ({ body: { format: "csv", filter: { folder: "all" } } }),
  "downloads.prepareDealers": () => ({ body: { format: "csv", filter: { q: "a" } } }),
  "downloads.prepareReviews": () => ({ body: { format: "csv", filter: { stars: "5" } } }),
  "downloads.prepareReturns": () => ({ body: { format: "csv", filter: { state: "open" } } }),
  "downloads.preparePayments": () => ({
    body: { format: "csv", filter: { from: "2026-06-01", until: "2026-06-30" } },
  }),
  "downloads.prepareChanges": () => ({ body: { format: "csv", filter: { action: "insert" } } }),
  "downloads.prepareMovements": async (world) => ({
    body: { format: "csv", filter: { id: await world.variant() } },
  }),
  "payments.listMoney": () => ({ query: { from: "2026-06-01", until: "2026-06-30" } }),
} satisfies Samples;
