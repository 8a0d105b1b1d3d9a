import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";

/**
 * Returns a function that tells the pattern of the page at a path, such as `/product/:slug`; `*`
 * where there is none.
 */
export function createPagePattern({
  routes,
}: Pick<ServerBuild, "routes">): (path: string) => string {
  const pageRoutes = Object.values(routes).flatMap((route) => (route === undefined ? [] : [route]));
  const listBelow = (parentId: string | undefined): RouteObject[] =>
    pageRoutes
      .filter((route) => route.parentId === parentId)
      .map(({ id, path, index }) =>
        index === true ? { id, path, index } : { id, path, children: listBelow(id) },
      );
  const tree = listBelow(undefined);
  return (path) => {
    // The router asks for a `.data` path when a page is opened from another one.
    const page = path.replace(/(?:^\/_root)?\.data$/, "") || "/";
    const parts = matchRoutes(tree, page)?.flatMap(({ route }) => route.path ?? []);
    return parts === undefined ? "*" : `/${parts.join("/")}`.replaceAll(/\/{2,}/g, "/");
  };
}
