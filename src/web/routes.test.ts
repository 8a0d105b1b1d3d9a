import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { reservedSlugs } from "#modules/catalog/admin-names.ts";
import routes from "./routes.ts";

function listPaths(entries: readonly RouteConfigEntry[], above = ""): string[] {
  return entries.flatMap(({ path, children }) => {
    const whole = [above, path].filter(Boolean).join("/");
    return [...(path === undefined ? [] : [whole]), ...listPaths(children ?? [], whole)];
  });
}

test("CATF-03 every page below /product or /order has a reserved address, which no variant gets", () => {
  const paths = listPaths(routes);
  expect(paths).toEqual(expect.arrayContaining(["product/:variant", "order/:variant"]));
  const pages = paths.flatMap((path) => {
    const [root, first = ":"] = path.split("/");
    return (root === "product" || root === "order") && !first.startsWith(":") ? [first] : [];
  });
  expect(pages.filter((page) => !reservedSlugs.includes(page))).toEqual([]);
});
