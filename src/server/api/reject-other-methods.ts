import type { Hono } from "hono";
import { createMethodAnswer } from "./problem.ts";
import type { ShopEnv } from "./shop-env.ts";

/**
 * Answers 405 with `Allow` for the methods that the paths mounted so far do not know. Call it once
 * all methods of a path are mounted, and before anything answers all paths.
 */
export function rejectOtherMethods(app: Hono<ShopEnv>): void {
  const methods = new Map<string, Set<string>>();
  for (const { path, method } of app.routes) {
    if (method === "ALL") continue; // such as a limit for all that is below a path
    const allowed = methods.get(path) ?? new Set();
    for (const name of method === "GET" ? ["GET", "HEAD"] : [method]) allowed.add(name);
    methods.set(path, allowed);
  }
  for (const [path, allowed] of methods)
    app.all(path, (c) => createMethodAnswer(c.get("requestId"), [...allowed]));
}
