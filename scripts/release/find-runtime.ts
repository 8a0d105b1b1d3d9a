// Which files and packages a running shop needs, read from the imports of its programs.
import { builtinModules } from "node:module";
import { listImports } from "../../tests/architecture/imports.ts";

/** Started by their paths: the command and its processes, and the check of a container. */
export const programs: readonly string[] = [
  "src/cli/shop.mjs",
  "src/cli/worker-process.ts",
  "scripts/container-health.ts",
];

export type Runtime = {
  /** Paths from the root, the programs included. */
  readonly files: readonly string[];
  /** Names of packages, without what these need in turn. */
  readonly packages: readonly string[];
};

/**
 * Follows the imports of `programs`, static and dynamic, and adds `external`, what a bundle imports
 * at run time. Throws when a package is imported that is not `declared`.
 */
export function findRuntime(options: {
  readonly programs: readonly string[];
  readonly external: readonly string[];
  /** The names of the dependencies in package.json. */
  readonly declared: ReadonlySet<string>;
  /** The text of a file of the project; throws when there is none. */
  readonly read: (path: string) => string;
}): Runtime {
  const { external, declared, read } = options;
  const files = new Set(options.programs);
  const packages = new Map(external.map((name) => [toPackage(name), "the build"]));
  for (const path of files) {
    if (path.endsWith(".json")) continue;
    for (const { to, isType } of listImports({ path, text: read(path) })) {
      if (isType || isBuiltin(to)) continue;
      if (/\.(?:ts|mjs|json)$/.test(to)) files.add(to);
      else if (!packages.has(toPackage(to))) packages.set(toPackage(to), path);
    }
  }
  const undeclared = [...packages].filter(([name]) => !declared.has(name));
  if (undeclared.length > 0)
    throw new Error(
      undeclared
        .map(([name, by]) => `${by} imports ${name}, which is no dependency in package.json.`)
        .join("\n"),
    );
  return { files: [...files].toSorted(), packages: [...packages.keys()].toSorted() };
}

const isBuiltin = (name: string) => name.startsWith("node:") || builtinModules.includes(name);

/** The package of an import such as "pg" or "drizzle-orm/pg-core". */
function toPackage(specifier: string): string {
  const [first = "", second = ""] = specifier.split("/");
  return first.startsWith("@") ? `${first}/${second}` : first;
}
