// Which file needs which: by its imports, and by paths that it names, such as those of pages.
import { posix } from "node:path";
import { listImports } from "../../tests/architecture/imports.ts";
import { readSources, type SourceFile } from "../../tests/architecture/sources.ts";

export type ImportGraph = {
  /** All files, by their paths from the root. */
  readonly paths: readonly string[];
  /** All files that a file needs, itself included. */
  readonly reach: (path: string) => ReadonlySet<string>;
  /** All files that need one of these, with the number of steps; 0 are these themselves. */
  readonly findDependents: (paths: readonly string[]) => ReadonlyMap<string, number>;
};

/** The graph of the project's sources and tests. */
export function readImportGraph(): ImportGraph {
  return createImportGraph(
    readSources("{src,content,media,scripts,tools,tests}/**/*.{ts,tsx,mjs,css}", "*.ts"),
  );
}

export function createImportGraph(files: readonly SourceFile[]): ImportGraph {
  const known = new Set(files.map(({ path }) => path));
  const targets = new Map(files.map((file) => [file.path, listTargets(file, known)]));
  const dependents = new Map<string, string[]>();
  for (const [path, all] of targets)
    for (const target of all) dependents.set(target, [...(dependents.get(target) ?? []), path]);
  return {
    paths: [...known],
    reach: (path) => new Set(walk([path], (from) => targets.get(from) ?? []).keys()),
    findDependents: (paths) => walk(paths, (from) => dependents.get(from) ?? []),
  };
}

const namedPath = /["'`]([\w./-]+\.(?:tsx?|mjs|css))["'`]/g;

function listTargets(file: SourceFile, known: ReadonlySet<string>): string[] {
  const imported = listImports(file).map(({ to }) => to);
  const named = [...file.text.matchAll(namedPath)].flatMap(([, name = ""]) =>
    [posix.dirname(file.path), ".", "src/web"].map((folder) => posix.join(folder, name)),
  );
  const all = [...imported, ...named].filter((path) => known.has(path) && path !== file.path);
  return [...new Set(all)];
}

/** Everything that can be come to from a start, with the number of steps. */
function walk(
  starts: readonly string[],
  next: (path: string) => readonly string[],
): Map<string, number> {
  const steps = new Map(starts.map((path) => [path, 0]));
  const queue = [...steps.keys()];
  for (const path of queue)
    for (const other of next(path)) {
      if (steps.has(other)) continue;
      steps.set(other, (steps.get(path) ?? 0) + 1);
      queue.push(other);
    }
  return steps;
}
