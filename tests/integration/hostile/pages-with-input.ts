// The pages that take forms, found in the table of routes, behind the application without the
// bundler.
import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { ActionFunction, ServerBuild } from "react-router";
import routes from "#web/routes.ts";
import { readSources, root } from "../../architecture/sources.ts";
import { sampleWebBuild } from "../http/sample-web-build.tsx";

type PageWithInput = {
  /** An address where it can be asked. */
  readonly path: string;
  /** As the table of routes has it: "order-status/:key". */
  readonly route: string;
  readonly action: ActionFunction;
};

/** Every page that has an action, with an address where it can be asked. */
export async function findPagesWithInput(): Promise<PageWithInput[]> {
  const pages: PageWithInput[] = [];
  for (const { file, path } of listRoutes()) {
    const [source] = readSources(join("src/web", file));
    if (!/^export (async )?function action\b/m.test(source?.text ?? "")) continue;
    // The route module's own types are made by the bundler; an action is a function of its
    // arguments.
    const { action } = (await import(join(root, "src/web", file))) as { action: ActionFunction };
    pages.push({ path: path.replaceAll(/:\w+/g, "x"), route: path, action });
  }
  return pages;
}

/** Every page of the table of routes, with its file and its whole path. */
export const listRoutes = () => flat(routes);

function flat(entries: readonly RouteConfigEntry[], parent = ""): { file: string; path: string }[] {
  return entries.flatMap(({ file, path = "", children = [] }) => {
    const whole = [parent, path].filter((part) => part !== "").join("/");
    return [{ file, path: whole }, ...flat(children, whole)];
  });
}

/** A web build whose pages at these addresses have these actions, and look like the sample's. */
export function buildWithInput(pages: readonly PageWithInput[]): ServerBuild {
  const build = sampleWebBuild();
  const { home } = build.routes;
  const homeAsset = build.assets.routes["home"];
  if (home === undefined || homeAsset === undefined) throw new Error("the sample has a home page");
  const added = pages.map(({ route: path, action }) => {
    const id = path === "" ? "home" : `input-${path}`;
    const place = { id, path, index: path === "" ? true : undefined };
    return {
      id,
      route: { ...home, ...place, module: { ...home.module, action } },
      asset: { ...homeAsset, ...place, hasAction: true },
    };
  });
  return {
    ...build,
    routes: { ...build.routes, ...Object.fromEntries(added.map(({ id, route }) => [id, route])) },
    assets: {
      ...build.assets,
      routes: {
        ...build.assets.routes,
        ...Object.fromEntries(added.map(({ id, asset }) => [id, asset])),
      },
    },
  };
}
