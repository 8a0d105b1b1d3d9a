/** Pages and downloads whose address alone gives access. */
const KEYS =
  /(\/(?:order-status(?:\/+(?:preview|pay|review|return)(?=\/))?|kept|product\/+preview|admin\/+downloads)\/+)[^/]+/gi;
/** A part of a path that may be an e-mail address. */
const ADDRESS = /[^/]*(?:@|%(?:25)*40)[^/]*/gi;

/** A path as logs may hold it: without the keys and the e-mail addresses in it. */
export function toLoggedPath(path: string): string {
  return path.replace(KEYS, "$1…").replace(ADDRESS, "[e-mail]");
}
