/** The audience of a path: programs, people, or the shop's operators. */
export function getRequestKind(path: string): "api" | "page" | "operations" {
  if (/^\/(healthz|readyz|metrics)$/.test(path)) return "operations";
  return path.startsWith("/api/") ? "api" : "page";
}
