import { join } from "node:path";
import type { Plugin } from "vite";

/** Lets the icons of lucide-react be drawn by src/ui/lucide-icon.ts. Their modules are data and one call. */
export function leanIcons(): Plugin {
  return {
    name: "lean-icons",
    enforce: "pre",
    resolveId(source, importer) {
      const isOfIcon = importer?.includes("/lucide-react/dist/esm/icons/") === true;
      return isOfIcon && source === "../createLucideIcon.mjs"
        ? join(import.meta.dirname, "../src/ui/lucide-icon.ts")
        : undefined;
    },
  };
}
