// All addresses without a page show the same one. It is rendered under an address that no page can
// have, kept there, and sent in place of each of them.

const standIns: ReadonlyMap<string, string> = new Map([
  ["/:page", "/-"],
  ["/*", "/-/-"],
]);

const paths: ReadonlySet<string> = new Set(standIns.values());

/**
 * The page for addresses that this route answers, if one stands for them. Each such route has its
 * own, because the browser finds the route of an address anew.
 */
export const findStandIn = (pattern: string): string | undefined => standIns.get(pattern);

/** Whether the page at `path` is one that stands for others. */
export const isStandIn = (path: string): boolean => paths.has(path);

/** In an answer to the cache, which sends the page at this path instead; visitors never get it. */
export const STAND_IN_HEADER = "x-stand-in";
