const readingMethods: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a request may change something. Browsers state the site that a request comes from; other
 * sites may only read. Programs send no such header; their credentials decide.
 */
export function isOwnRequest(request: Request, publicUrl: string): boolean {
  if (readingMethods.has(request.method)) return true;
  const { headers } = request;
  if (headers.get("sec-fetch-site") === "cross-site") return false;
  const origin = headers.get("origin");
  if (origin === null) return true;
  if (!URL.canParse(origin)) return false; // "null": a sandboxed frame or a local file
  // Behind a proxy the Host header may be an inner name; the public address is right in any case.
  const { host } = new URL(origin);
  return host === headers.get("host") || host === new URL(publicUrl).host;
}
