import { Hono } from "hono";
import type { LiveNews } from "#modules/notifications/live-news.ts";
import type { Tickets } from "#modules/downloads/tickets.ts";
import { createAuthentication } from "./create-authentication.ts";
import { mountDownloads } from "./downloads.ts";
import { allEndpoints } from "./endpoints.ts";
import { mountLive } from "./live.ts";
import { mountEndpoints, type Runners } from "./mount-endpoints.ts";
import { describeApi, type ApiDescription } from "./openapi.ts";
import { mountPaymentWebhook } from "./payment-webhook.ts";
import { createProblemAnswer } from "./problem.ts";
import { rejectOtherMethods } from "./reject-other-methods.ts";
import type { ShopEnv } from "./shop-env.ts";
import { answerWithCached } from "./cached-document.ts";

const DESCRIPTION_PATH = "/api/openapi.json";

/** It was a page for people once. Any viewer of OpenAPI shows the document, and may be another. */
const FORMER_PATH = "/api/docs";

/** Serves the description. No search engine should lead shoppers there. */
function mountDescription(api: Hono<ShopEnv>, description: ApiDescription): void {
  api.get(
    DESCRIPTION_PATH,
    answerWithCached(async () => ({
      text: JSON.stringify(description),
      headers: { "content-type": "application/json", "x-robots-tag": "noindex" },
    })),
  );
  for (const path of [FORMER_PATH, `${FORMER_PATH}/`])
    api.get(path, (c) => c.redirect(DESCRIPTION_PATH, 308));
}

/** Everything below /api. Throws AppError for expected errors; the application answers them. */
export function createApi(options: {
  publicUrl: string;
  runners: Runners;
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
