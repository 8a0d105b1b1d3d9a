const readingMethods: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a request may change something. Browsers say from which site a request comes; those of
 * other sites may only read. Programs say nothing of the kind and are judged by their credentials.
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
