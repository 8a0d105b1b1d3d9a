import type { Hono } from "hono";
import { answerWithCached } from "./cached-document.ts";
import type { ApiDescription } from "./openapi.ts";
import { renderReference } from "./reference.ts";
import type { ShopEnv } from "./shop-env.ts";

/** Where the description is: for programs, and for people. */
const descriptionPaths = ["/api/openapi.json", "/api/docs"] as const;

/** Serves the description as it is and as a page. No search engine should lead shoppers there. */
export function mountDescription(api: Hono<ShopEnv>, description: ApiDescription): void {
  const [document, page] = descriptionPaths;
  api.get(
    document,
    answerWithCached(async () => ({
      text: JSON.stringify(description),
      headers: { "content-type": "application/json", "x-robots-tag": "noindex" },
    })),
  );
  api.get(
    page,
    answerWithCached(async () => {
      const { page: text, policy } = await renderReference(description);
      return {
        text,
        headers: {
          "content-type": "text/html; charset=utf-8",
          "content-security-policy": policy,
          "x-robots-tag": "noindex",
        },
      };
    }),
  );
}
