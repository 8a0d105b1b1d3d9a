import { findPackageJSON } from "node:module";
import { dirname } from "node:path";

/**
 * The folder of this project. How far above the code it lies differs: the bundle is one file in a
 * folder of its own.
 */
export function getProjectFolder(): string {
  const file = findPackageJSON("..", import.meta.url);
  if (file === undefined) throw new Error("the code lies outside its project");
  return dirname(file);
}
