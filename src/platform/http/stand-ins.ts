// All addresses without a page show the same one. It is rendered under an address that no page can
// have, kept there, and sent in place of each of them.

/** These pages, by the route that answers the address: the browser looks for that again. */
export const standIns = { "/:page": "/-", "/*": "/-/-" } as const;

const paths: ReadonlySet<string> = new Set(Object.values(standIns));

/** Whether the page at `path` is one that stands for others. */
export const isStandIn = (path: string): boolean => paths.has(path);

/** In an answer to the cache, which sends the page at this path instead; visitors never get it. */
export const STAND_IN_HEADER = "x-stand-in";
