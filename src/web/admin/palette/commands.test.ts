import { expect, test } from "vitest";
import { adminActions, type AdminAction } from "#shared/permissions.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { getModules } from "../modules.ts";
import { listNamed } from "../screens.ts";
import { searchCommands } from "./commands.ts";

function listPages(query: string, may: readonly AdminAction[] = adminActions) {
  const groups = searchCommands(query, { may, openKeys: () => undefined });
  return groups.find(({ value }) => value === "pages")?.items.map(({ does }) => does) ?? [];
}

test("PAL-03 every module and each of its sections is listed as a page, once", () => {
  const modules = getModules(adminActions);
  const all = [...modules, ...listNamed(adminActions)].map(({ path }) => path);
  const pages = listPages("");
  expect(new Set(pages)).toEqual(new Set(all));
  expect(pages).toHaveLength(new Set(all).size);
});

test("PAL-03 a section is found by its own words, and only by staff who may see it", () => {
  expect(listPages("categories")).toEqual([adminPaths.categories]);
  expect(listPages("", ["mail.read"])).toEqual([
    adminPaths.home,
    adminPaths.system,
    adminPaths.ownSecurity,
    adminPaths.mail,
  ]);
});
