import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type * as Main from "../main.ts";

/** The bundle that the build made of src/main.ts. */
export async function loadBundle(root: string): Promise<typeof Main> {
  const file = pathToFileURL(join(root, "build/server/index.js")).href;
  // TypeScript cannot see into the build.
  return (await import(file)) as typeof Main;
}
