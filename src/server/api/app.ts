import { Hono } from "hono";
import type { LiveNews } from "#modules/notifications/live-news.ts";
import type { Payments } from "#modules/payments/payments.ts";
import type { Tickets } from "#modules/downloads/tickets.ts";
import { createAuthentication } from "./create-authentication.ts";
import { mountDownloads } from "./downloads.ts";
import { allEndpoints } from "./endpoints.ts";
import { mountLive } from "./live.ts";
import { mountEndpoints, type Runners } from "./mount-endpoints.ts";
import { mountDescription } from "./mount-description.ts";
import { describeApi } from "./openapi.ts";
import { mountPaymentWebhook } from "./payment-webhook.ts";
import { createProblemAnswer } from "./problem.ts";
import { rejectOtherMethods } from "./reject-other-methods.ts";
import type { ShopEnv } from "./shop-env.ts";

/** Everything below /api. Throws AppError for expected errors; the application answers them. */
export function createApi(options: {
  publicUrl: string;
  runners: Runners;
  payments: Payments;
  live: LiveNews;
  tickets: Tickets;
  clock: () => Date;
}): Hono<ShopEnv> {
  const api = new Hono<ShopEnv>();
  api.use("/api/*", createAuthentication(options.runners.identity));
  for (const table of Object.values(allEndpoints)) mountEndpoints(api, table, options.runners);
  mountPaymentWebhook(api, options);
  mountDownloads(api, options);
  mountLive(api, options);

  mountDescription(api, describeApi(allEndpoints, options.publicUrl));

  rejectOtherMethods(api);
  api.all("/api", (c) => createProblemAnswer("not_found", { requestId: c.get("requestId") }));
  api.all("/api/*", (c) => createProblemAnswer("not_found", { requestId: c.get("requestId") }));
  return api;
}
