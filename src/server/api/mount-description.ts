import type { Hono } from "hono";
import { answerWithCached } from "./cached-document.ts";
import type { ApiDescription } from "./openapi.ts";
import type { ShopEnv } from "./shop-env.ts";

const DESCRIPTION_PATH = "/api/openapi.json";
/** It was a page for people once. Any viewer of OpenAPI shows the document, and may be another. */
const FORMER_PATH = "/api/docs";

/** Serves the description. No search engine should lead shoppers there. */
export function mountDescription(api: Hono<ShopEnv>, description: ApiDescription): void {
  api.get(
    DESCRIPTION_PATH,
    answerWithCached(async () => ({
      text: JSON.stringify(description),
      headers: { "content-type": "application/json", "x-robots-tag": "noindex" },
    })),
  );
  api.get(FORMER_PATH, (c) => c.redirect(DESCRIPTION_PATH, 308));
}
