import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

/**
 * Runs a module at build time and gives browsers the values of its exports as data. The server
 * keeps the module itself. For data that is small but takes a large library to compute.
 */
export function computedModule(file: string): Plugin {
  const id = join(import.meta.dirname, "../../..", file);
  return {
    name: `computed-module:${file}`,
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    async load(requested) {
      // Also a copy that the back office has of it.
      if (requested.replace(/\?.*/, "") !== id) return undefined;
      // A namespace object; what its values are does not matter here.
      const values = (await import(pathToFileURL(id).href)) as Record<string, unknown>;
      return Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
  };
}
