// On which level a file of tests checks what it checks: the lower, the cheaper.
import type { ImportGraph } from "./import-graph.ts";

const levels = ["unit", "screen", "database", "HTTP", "browser"] as const;
export type Level = (typeof levels)[number];

/** Modules that start a shop that listens. */
const shops = [
  "tests/integration/http/sample-shop.ts",
  "tests/support/embedded-shop.ts",
  "tests/support/instances.ts",
  "tests/support/mortal-shop.ts",
];

export function getLevel(path: string, graph: ImportGraph): Level {
  if (path.endsWith(".spec.ts")) return "browser";
  if (path.startsWith("tests/screens/")) return "screen";
  if (!path.startsWith("tests/integration/")) return "unit";
  const reached = graph.reach(path);
  return shops.some((shop) => reached.has(shop)) ? "HTTP" : "database";
}

/** "12 unit, 3 screen …": how many tests of each level ran, from how many of which file. */
export function showLevels(
  counts: readonly (readonly [path: string, count: number])[],
  graph: ImportGraph,
): string {
  const sums = new Map<Level, number>();
  for (const [path, count] of counts) {
    const level = getLevel(path, graph);
    sums.set(level, (sums.get(level) ?? 0) + count);
  }
  return levels.map((level) => `${sums.get(level) ?? 0} ${level}`).join(", ");
}
