/** Pages and downloads that open to whoever knows their address. */
const KEYS = /(\/(?:order-status|admin\/+downloads)\/+)[^/]+/gi;

/** A path as logs may hold it: without the keys in it. */
export function loggedPath(path: string): string {
  return path.replace(KEYS, "$1…");
}
