// The scripts of a finished build that a page needs before it can be used, read from its files: no
// shop and no browser needed.
import { statSync } from "node:fs";
import { join } from "node:path";
import { getAdminRoutesPath } from "#server/pages/admin-routes-path.ts";
import { newestAssets } from "../../scripts/build/releases.ts";
import {
  manifestAmong,
  readAdminRoutes,
  readRouteManifest,
} from "../../scripts/build/tricks/route-manifest.ts";

/** The screen with which the back office begins, and the pages that are read, by their routes. */
export const DASHBOARD = "admin/dashboard/page";
export const pagesOfText = ["article", "blog", "faq", "gallery", "size-chart", "text-page"].map(
  (page) => `storefront/pages/${page}`,
);

export type FirstScripts = { route: string; bytes: number; scripts: readonly string[] };

/**
 * For each page of the storefront, or with `of` of the back office, its first scripts, as
 * page-bytes.ts finds them in its HTML: the manifest, the start, and the modules of the page and of
 * the routes around it with all that they import; and what they weigh together, in bytes of brotli.
 * `build` is the folder of a finished build; raises an error when there is none.
 */
export function firstScripts(
  build: string,
  of: "storefront" | "admin" = "storefront",
): FirstScripts[] {
  const manifest = manifestAmong(newestAssets(join(build, "releases")));
  const file = join(build, "client/assets", manifest);
  const { entry, routes: early } = readRouteManifest(file);
  const late = of === "admin" ? readAdminRoutes(file) : {};
  const routes = { ...early, ...late };
  const all = Object.values(routes).filter(
    ({ id }) => id.startsWith("admin/") === (of === "admin"),
  );
  const parents = new Set(all.map(({ parentId }) => parentId));

  return all.flatMap(({ id }) => {
    if (parents.has(id)) return [];
    const scripts = new Set([
      `/assets/${manifest}`,
      ...(of === "admin" ? [getAdminRoutesPath(`/assets/${manifest}`)] : []),
      entry.module,
      ...entry.imports,
    ]);
    for (let route = routes[id]; route !== undefined; route = routes[route.parentId ?? ""]) {
      for (const script of [route.module, ...(route.imports ?? [])]) scripts.add(script);
    }
    return [{ route: id, ...weighScripts(build, [...scripts]) }];
  });
}

/** For each screen of the back office, what it loads besides the scripts of the one `from`. */
export function listFurtherScripts(build: string, from: string): FirstScripts[] {
  const screens = firstScripts(build, "admin");
  const loaded = screens.find(({ route }) => route === from)?.scripts ?? [];
  return screens.map(({ route, scripts }) => ({
    route,
    ...weighScripts(
      build,
      scripts.filter((script) => !loaded.includes(script)),
    ),
  }));
}

function weighScripts(build: string, scripts: string[]): Omit<FirstScripts, "route"> {
  const getBytes = (script: string) => statSync(join(build, "client", `${script}.br`)).size;
  return { bytes: scripts.reduce((sum, script) => sum + getBytes(script), 0), scripts };
}
