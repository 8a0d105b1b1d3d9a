/** What a path is for: programs, people, or whoever runs the shop. */
export function getRequestKind(path: string): "api" | "page" | "operations" {
  if (/^\/(healthz|readyz|metrics)$/.test(path)) return "operations";
  return path.startsWith("/api/") ? "api" : "page";
}
