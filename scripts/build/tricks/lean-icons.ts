import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const NAMED = /import \{([^}]*)\} from "lucide-react";/g;
/** Parts of an icon's file besides its shapes: names, its size, a key for each shape. */
const UNUSED = /^ {2}(?:name|size|aliases): .*\n|,\s*key: "[^"]*"|^__iconData\.node;\n/gm;

const drawing = join(import.meta.dirname, "../../../src/ui/lucide-icon.ts");

/**
 * Lets the icons of lucide-react be drawn by src/ui/lucide-icon.ts: their modules are shapes and
 * one call. In a build every icon is imported from its own file. Through the library's index, which
 * has all of them, each page would seem to use each icon, for page-chunks.ts looks before unused
 * code is dropped; and the bundler would read two thousand files for a hundred.
 */
export function leanIcons(): Plugin {
  const files = iconFiles();
  return {
    name: "lean-icons",
    apply: "build",
    // As the icons' modules name it, and nothing else does.
    config: () => ({ resolve: { alias: { "../createLucideIcon.mjs": drawing } } }),
    transform(code, id) {
      if (isIcon(id)) return code.replace(UNUSED, "");
      if (!code.includes('"lucide-react"')) return undefined;
      return code.replace(NAMED, (_, names: string) => importsOfFiles(names, files));
    },
  };
}

function isIcon(id: string): boolean {
  return /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/.test(id);
}

function importsOfFiles(names: string, files: ReadonlyMap<string, string>): string {
  const imports = names.split(",").map((specifier) => {
    const [name = "", local = name] = specifier.trim().split(" as ");
    const file = files.get(name);
    if (file === undefined) throw new Error(`lucide-react has no icon ${name}`);
    return `import ${local} from "lucide-react/icons/${file}";`;
  });
  return imports.join(" ");
}

/** Which file of the library draws an icon, by each of its names. */
function iconFiles(): ReadonlyMap<string, string> {
  // Node's own way to the library leads to its CommonJS build; the icons have but one.
  const icon = import.meta.resolve("lucide-react/icons/check");
  const index = readFileSync(new URL("../lucide-react.mjs", icon), "utf8");
  const lines = index.matchAll(/^export \{(.*)\} from '\.\/icons\/([\w-]+)\.mjs';/gm);
  return new Map(
    [...lines].flatMap(([, names = "", file = ""]) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = ""]) => [name, file] as const),
    ),
  );
}
