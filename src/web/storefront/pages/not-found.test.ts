import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { createLog } from "#platform/log.ts";
import { shopContext } from "#web/page/shop-context.ts";
import { loader } from "./not-found.tsx";

test("SHELL-11 the path of an unknown address is logged, shortened and without its query", async () => {
  const lines: string[] = [];
  const log = createLog({
    level: "debug",
    destination: { write: (line) => void lines.push(line) },
  });
  const context = new RouterContextProvider();
  context.set(shopContext, {
    requestId: "1",
    log,
    publicUrl: "https://shop.example",
    readPaymentMode: async () => "off",
    readWays: async () => [],
    localOutbox: undefined,
    texts: () => Promise.reject(new Error("no texts are read here")),
    placeholders: () => Promise.reject(new Error("no texts are read here")),
    run: () => Promise.reject(new Error("nothing is read for an unknown address")),
    runShared: () => Promise.reject(new Error("nothing is read for an unknown address")),
    readWindow: () => Promise.reject(new Error("nothing is read for an unknown address")),
    content: () => Promise.reject(new Error("no words are read for an unknown address")),
    clock: () => new Date(),
    asPublicForms: () => Promise.reject(new Error("an unknown address receives nothing")),
    asIdentity: () => Promise.reject(new Error("nobody signs in here")),
    asCheckout: () => Promise.reject(new Error("nothing is sold here")),
    asReturns: () => Promise.reject(new Error("nothing is returned here")),
    asReviews: () => Promise.reject(new Error("nothing is reviewed here")),
    previewOrder: () => Promise.reject(new Error("nothing is sold here")),
    previewProduct: () => Promise.reject(new Error("nothing is sold here")),
  });
  const url = new URL(`https://shop.example/no/such/page${"x".repeat(500)}?email=maya@example.com`);

  const answer = await loader({
    context,
    url,
    // As a click within the shop asks for it.
    request: new Request(`https://shop.example${url.pathname}.data${url.search}`),
    params: { "*": url.pathname.slice(1) },
    pattern: "/*",
  });

  expect(answer.init?.status).toBe(404);
  expect(lines).toHaveLength(1);
  const line: unknown = JSON.parse(lines[0] ?? "");
  expect(line).toMatchObject({ level: "debug", path: url.pathname.slice(0, 200) });
  expect(lines[0]).not.toContain("maya");
});
