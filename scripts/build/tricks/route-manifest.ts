// The list of routes that comes with every page (React Router's manifest). Customers' pages leave
// out the back office, and pages that are reached only by opening their address.
import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { getAdminRoutesPath } from "#server/pages/admin-routes-path.ts";
import { openedPages } from "./opened-pages.ts";

export type ManifestRoute = {
  id: string;
  parentId?: string;
  module: string;
  /** False for files such as the site map, which no page shows. */
  hasDefaultExport?: boolean;
  imports?: readonly string[];
};
export type RouteManifest = {
  entry: { module: string; imports: readonly string[] };
  routes: Readonly<Record<string, ManifestRoute>>;
};

const START = "window.__reactRouterManifest=";
const EXPORT = "export default ";
const ADMIN = "admin/layout";
/** Matches the addresses of all routes that are split off; matching too many does no harm. */
export const LATE =
  /admin|search|review|cancel|return|setup|rights|pay\/|kept\/|newsletter\/|auth\/|dev\//;

/** Which of a build's assets is the manifest. Raises an error unless it is exactly one. */
export function manifestAmong(assets: readonly string[]): string {
  const [name, ...others] = assets.filter((asset) => /^manifest-\w+\.js$/.test(asset));
  if (name === undefined || others.length > 0) throw new Error("One route manifest was expected");
  return name;
}

/** The manifest that a script of a build holds. Raises an error when it does not look like one. */
export function readRouteManifest(file: string): RouteManifest {
  const [line = ""] = readFileSync(file, "utf8").split("\n");
  if (!line.startsWith(START) || !line.endsWith("};"))
    throw new Error(`${file} is no route manifest`);
  // React Router wrote it; its types do not name what it is.
  return JSON.parse(line.slice(START.length, -1)) as RouteManifest;
}

/** The routes that were taken out of a manifest. */
export function readAdminRoutes(file: string): RouteManifest["routes"] {
  const code = readFileSync(getAdminRoutesPath(file), "utf8");
  return JSON.parse(code.slice(EXPORT.length, code.lastIndexOf(";"))) as RouteManifest["routes"]; // written below
}

/**
 * Moves the routes of the back office, of files, and those that are only opened, to a file of their
 * own. The manifest loads it where the address names them: within them, and where one signs in on
 * the way to the back office. Nothing else in the storefront leads there without a new page.
 */
export function splitRouteManifest(file: string): void {
  const manifest = readRouteManifest(file);
  const isOfAdmin = (route: ManifestRoute | undefined): boolean =>
    route !== undefined && (route.id === ADMIN || isOfAdmin(manifest.routes[route.parentId ?? ""]));
  const isLate = ([id, route]: [string, ManifestRoute]) =>
    openedPages.includes(id) || route.hasDefaultExport === false || isOfAdmin(route);
  const routes = Object.entries(manifest.routes);
  const late = Object.fromEntries(routes.filter(isLate));
  if (late[ADMIN] === undefined) throw new Error(`The route ${ADMIN} was expected`);
  const rest = Object.fromEntries(
    routes
      .filter((route) => !isLate(route))
      .map(([id, route]) => [id, shorten(route, manifest.entry)]),
  );

  const adminCode = `${EXPORT}${JSON.stringify(late)};\n`;
  const adminFile = getAdminRoutesPath(file);
  writeFileSync(adminFile, adminCode);
  writeFileSync(
    file,
    `${START}${JSON.stringify({ ...manifest, routes: rest })};\n` +
      `if(${LATE.toString()}.test(location))Object.assign(${START.slice(0, -1)}.routes,(await import("./${basename(adminFile)}")).default);\n`,
  );
}

/**
 * The same route without files that every page begins with, and without values that are false or
 * empty: a missing one means the same.
 */
function shorten(route: ManifestRoute, entry: RouteManifest["entry"]) {
  const imports = route.imports?.filter((file) => !entry.imports.includes(file));
  const isSaid = ([, value]: [string, unknown]) =>
    value !== false && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries({ ...route, imports }).filter(isSaid));
}
