import { splitMarketPath } from "#shared/market-path.ts";
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";

type Pages = Pick<ServerBuild, "routes">;

/** Paths whose routes are remembered: the router ranks all routes anew for each search. */
const MOST_PATHS = 500;
/** No page of the shop has a longer path. */
const LONGEST_PATH = 200;

/**
 * Returns a function that tells the pattern of the page at a path, such as `/product/:slug`; `*`
 * where there is none.
 */
export function createPagePattern(pages: Pages): (path: string) => string {
  const findRoutes = createRouteSearch(pages);
  return (path) => {
    const parts = findRoutes(path)?.flatMap((route) => route.path ?? []);
    return parts === undefined ? "*" : `/${parts.join("/")}`.replaceAll(/\/{2,}/g, "/");
  };
}

/** Returns a function that tells whether a form may be sent to an address, perhaps of a market. */
export function createFormCheck(pages: Pages): (url: URL, isInMarket?: boolean) => boolean {
  const findRoutes = createRouteSearch(pages);
  return ({ pathname, searchParams }, isInMarket = false) => {
    const path = isInMarket ? splitMarketPath(pathname).path : pathname;
    const route = findRoutes(path)?.at(-1);
    // Without the parameter, the form of an index page is meant for the frame around it.
    if (route === undefined || (route.index === true && !searchParams.has("index"))) return false;
    return pages.routes[route.id ?? ""]?.module.action !== undefined;
  };
}

/** The routes of a page, the outermost first. */
function createRouteSearch({ routes }: Pages): (path: string) => RouteObject[] | undefined {
  const pageRoutes = Object.values(routes).flatMap((route) => (route === undefined ? [] : [route]));
  const listBelow = (parentId: string | undefined): RouteObject[] =>
    pageRoutes
      .filter((route) => route.parentId === parentId)
      .map(({ id, path, index }) =>
        index === true ? { id, path, index } : { id, path, children: listBelow(id) },
      );
  const tree = listBelow(undefined);
  const found = new Map<string, RouteObject[] | undefined>();
  return (path) => {
    if (found.has(path)) return found.get(path);
    // The router asks for a `.data` path when a page is opened from another one.
    const page = path.replace(/(?:^\/_(?:root)?)?\.data$/, "") || "/";
    const matched = matchRoutes(tree, page)?.map(({ route }) => route);
    if (found.size === MOST_PATHS) found.clear();
    if (path.length <= LONGEST_PATH) found.set(path, matched);
    return matched;
  };
}
