/**
 * The domains for which a page of `host` could have written a cookie: its own name and those above
 * it. The last part alone is no domain, and neither is a part of an address in numbers; a browser
 * would refuse them, and say so.
 */
export function getDomains(host: string): string[] {
  if (/^[\d.]+$|:/.test(host)) return [];
  const labels = host.split(".");
  return labels.slice(0, -1).map((_, from) => labels.slice(from).join("."));
}
