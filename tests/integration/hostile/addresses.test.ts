// Long addresses, made to be dear for patterns, at every place where a path of the shop holds
// something of the client.
import { afterAll, expect, test } from "vitest";
import { rawRequest, sendRaw, getStatuses } from "../http/http-client.ts";
import { startSampleShop } from "../http/sample-shop.ts";
import { sampleWebBuild } from "../http/sample-web-build.tsx";
import { listRoutes } from "./pages-with-input.ts";
import { slowness, threadTimeMs } from "./processor-time.ts";
import { operations } from "./endpoint-samples.ts";

const BYTES = 4_080;
const MAX_BLOCK_MS = 10;
/** A pause of the garbage collector may fall into one of them. */
const TRIES = 5;

const shop = await startSampleShop({ webBuild: sampleWebBuild() });
afterAll(() => shop.stop());

const fillers = ["1", "a.", "%25", "%40", "%2540", "a@", "@", "-", "%20", "/", "..;/"];

const paths = [
  "/:path",
  "/healthz/:path",
  "/assets/:path",
  "/media/:path",
  "/uploads/:path",
  "/share/:path",
  ...listRoutes().map(({ path }) => `/${path}`),
  ...operations.map(({ endpoint }) => endpoint.path),
];
/** Each parameter in turn is the long one. */
const places = [...new Set(paths)].flatMap((path) =>
  [...path.matchAll(/:\w+\??|\*/g)].map(({ index, 0: name }) => {
    const plain = (text: string) => text.replaceAll(/:\w+\??|\*/g, "x");
    return [plain(path.slice(0, index)), plain(path.slice(index + name.length))] as const;
  }),
);
const targets = places.flatMap(([before, behind]) =>
  fillers.map((filler) => before + filler.repeat(BYTES / filler.length) + behind),
);

async function measure(target: string): Promise<number> {
  const before = threadTimeMs();
  const response = await shop.app.fetch(new Request(`http://shop.example${target}`));
  await response.text();
  return threadTimeMs() - before;
}

test("HOST-44 an address of 4 KB takes the application no longer than any other, wherever it is long", async () => {
  expect(targets.length).toBeGreaterThan(500);
  const budgetMs = MAX_BLOCK_MS * slowness();
  const slow: string[] = [];
  for (const target of targets) {
    let ms = await measure(target);
    for (let tries = 1; tries < TRIES && ms > budgetMs; tries += 1) ms = await measure(target);
    if (ms > budgetMs) slow.push(`${target.slice(0, 60)}: ${ms} of ${budgetMs} ms`);
  }
  expect(slow).toEqual([]);
});

test("HOST-44 an address of 4 KB is refused before routing", async () => {
  const statuses = await Promise.all(
    places
      .slice(0, 20)
      .map(([before, behind]) =>
        sendRaw(shop.port, rawRequest(before + "a".repeat(BYTES) + behind), 10_000),
      ),
  );
  expect(new Set(statuses.flatMap(getStatuses))).toEqual(new Set([414]));
});
