import { paths } from "./paths.ts";

/** The addresses of the pages that every shop has: "/cart", "/#products". */
export function listOwnPaths(): string[] {
  return Object.values(paths).filter((path) => typeof path === "string");
}
