// A shared page is cached without a query, so whatever it reads of one must be declared.
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { isSharedPath } from "#shared/shared-paths.ts";
import routes from "#web/routes.ts";
import { listImports } from "./imports.ts";
import { matchingLines, readSources, type SourceFile } from "./sources.ts";

/** Everything that reads a query by itself. */
const READS =
  /\buseSearchParams\b|\bsearchParams\b(?!\.set)|\blocation\.search\b|\bURLSearchParams\(location\b/;
/** Applies the code of a link in the browser, once the page is there: no HTML depends on it. */
const AFTERWARDS = "src/web/storefront/cart/coupon-link.tsx";
const DECLARED = "src/web/storefront/parts/use-page-query.ts";

const sources = new Map(readSources("src/**/*.{ts,tsx}").map((file) => [file.path, file] as const));

/** The files of all pages whose answers are cached, and of the layouts around them. */
function sharedPageFiles(entries: readonly RouteConfigEntry[], parent = ""): string[] {
  return entries.flatMap(({ path = "", file, children }) => {
    const address = `${parent}/${path}`.replace(/\/+/g, "/");
    const own = isSharedPath(address) ? [`src/web/${file}`] : [];
    return [...own, ...sharedPageFiles(children ?? [], address)];
  });
}

function reachedFrom(paths: readonly string[]): SourceFile[] {
  const reached = new Map<string, SourceFile>();
  const waiting = [...paths];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const file = sources.get(path);
    if (file === undefined || reached.has(path)) continue;
    reached.set(path, file);
    waiting.push(...listImports(file).flatMap(({ to, isType }) => (isType ? [] : [to])));
  }
  return [...reached.values()];
}

test("HTTP-04 shared pages read their query only through the declared names", () => {
  const pages = sharedPageFiles(routes);
  expect(pages).toContain("src/web/storefront/pages/checkout.tsx");
  expect(pages).not.toContain("src/web/storefront/pages/order-success.tsx");
  const files = reachedFrom([...pages, "src/web/root.tsx"]);
  expect(files.map(({ path }) => path)).toContain(DECLARED);
  const found = files
    .filter(({ path }) => path.startsWith("src/web/") && path !== AFTERWARDS)
    .flatMap((file) => matchingLines(file, READS, "readQuery("));
  expect(found).toEqual([]);
});
