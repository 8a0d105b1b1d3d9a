import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { isSharedPath } from "#shared/shared-paths.ts";
import { toLoggedPath } from "#server/http/logged-path.ts";
import { secretLinks } from "#shared/secret-links.ts";
import routes from "./routes.ts";

const paths = routes.flatMap((entry) => listPaths(entry, ""));

function listPaths({ path = "", children = [] }: RouteConfigEntry, above: string): string[] {
  const own = path === "" ? above : `${above}/${path}`;
  return [own, ...children.flatMap((child) => listPaths(child, own))];
}

const declared = Object.values(secretLinks).map(({ path }) => path);

test("SEC-26 every page with a key or a ticket in its path is declared as secret", () => {
  const opened = paths.filter((path) => /:(?:key|ticket|token)\b/.test(path));
  expect(opened.length).toBeGreaterThan(5);
  const declaredPaths = new Set<string>(declared);
  const undeclared = opened.filter(
    (path) => !declaredPaths.has(path.replace(/:(?:ticket|token)/, ":key")),
  );
  expect(undeclared).toEqual([]);
});

test("SEC-25 for pages that are opened by a key or a ticket, the log contains neither", () => {
  const key = "0123456789abcdef";
  const logged = declared.map((path) => toLoggedPath(path.replace(":key", key)));
  expect(logged.filter((path) => path.includes(key))).toEqual([]);
});

test("SEC-26 no page behind a secret is cached", () => {
  const shared = declared.filter((path) => path !== "/" && isSharedPath(path.replace(":key", "x")));
  expect(shared).toEqual([]);
});

test("SEC-26 the threat model names each of these addresses", () => {
  const model = readFileSync(join(import.meta.dirname, "../../docs/threat-model.md"), "utf8");
  expect(declared.filter((path) => !model.includes(`\`${path}`))).toEqual([]);
});
