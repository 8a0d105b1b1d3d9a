// The list of routes that comes with every page (React Router's manifest). Customers are spared the back office's part.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

export type ManifestRoute = {
  id: string;
  parentId?: string;
  module: string;
  imports?: readonly string[];
};
export type RouteManifest = {
  entry: { module: string; imports: readonly string[] };
  routes: Readonly<Record<string, ManifestRoute>>;
};

const START = "window.__reactRouterManifest=";
const DESK = "admin/layout";

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

/**
 * Moves the routes of the back office to a file of their own, which the manifest loads where the address names the back
 * office: within it, and where one signs in on the way to it. Nothing else in the storefront leads there without a new page.
 */
export function splitRouteManifest(file: string): void {
  const manifest = readRouteManifest(file);
  const isOfDesk = (route: ManifestRoute | undefined): boolean =>
    route !== undefined && (route.id === DESK || isOfDesk(manifest.routes[route.parentId ?? ""]));
  const routes = Object.entries(manifest.routes);
  const desk = Object.fromEntries(routes.filter(([, route]) => isOfDesk(route)));
  if (desk[DESK] === undefined) throw new Error(`The route ${DESK} was expected`);
  const rest = Object.fromEntries(routes.filter(([, route]) => !isOfDesk(route)));

  const deskCode = `export default ${JSON.stringify(desk)};\n`;
  const hash = createHash("sha256").update(deskCode).digest("base64url").slice(0, 8);
  const deskFile = `desk-routes-${hash}.js`;
  writeFileSync(join(dirname(file), deskFile), deskCode);
  writeFileSync(
    file,
    `${START}${JSON.stringify({ ...manifest, routes: rest })};\n` +
      `if(/admin/.test(location))Object.assign(${START.slice(0, -1)}.routes,(await import("./${deskFile}")).default);\n`,
  );
}
