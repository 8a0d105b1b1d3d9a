import { paths } from "./paths.ts";

/** The addresses of the pages that every shop has, whatever its owner adds: "/cart", "/#products". */
export function listOwnPaths(): string[] {
  return Object.values(paths).filter((path) => typeof path === "string");
}
