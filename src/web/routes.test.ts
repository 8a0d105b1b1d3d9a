import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { toLoggedPath } from "#platform/http/logged-path.ts";
import routes from "./routes.ts";

const paths = routes.flatMap((entry) => listPaths(entry, ""));

function listPaths({ path = "", children = [] }: RouteConfigEntry, above: string): string[] {
  const own = path === "" ? above : `${above}/${path}`;
  return [own, ...children.flatMap((child) => listPaths(child, own))];
}

test("SEC-25 of each page that a key or a ticket opens, the log holds neither", () => {
  const opened = paths.filter((path) => /:(?:key|ticket|token)\b/.test(path));
  expect(opened.length).toBeGreaterThan(5);
  const key = "0123456789abcdef";
  const logged = opened.map((path) => toLoggedPath(path.replaceAll(/:\w+\??/g, key)));
  expect(logged.filter((path) => path.includes(key))).toEqual([]);
});
