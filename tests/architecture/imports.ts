// Which folder may import from which, read from the import statements.
import { posix } from "node:path";
import { z } from "zod";
import ownPackage from "../../package.json" with { type: "json" };
import type { SourceFile } from "./sources.ts";

/** `isType` when the whole statement is `import type`, which is gone before anything runs. */
export type Import = { from: string; to: string; isType: boolean };

/** The packages that a folder may use; undefined means any. */
type Layer = {
  folder: string;
  mayImport: readonly string[];
  /** Folders from which it may import types alone. */
  typesOf?: readonly string[];
  packages?: readonly string[];
};

/**
 * Folders, each with what it may import besides itself. The first entry that a path starts with
 * counts.
 */
const layers: readonly Layer[] = [
  { folder: "src/shared/", mayImport: [], packages: ["zod", "libphonenumber-js"] },
  {
    // Texts are demanded by the types of what they name: a new order status has no label until it
    // has one.
    folder: "src/i18n/",
    mayImport: ["src/shared/"],
    typesOf: ["src/modules/"],
    packages: ["localized-address-format"],
  },
  {
    folder: "src/ui/",
    mayImport: ["media/", "src/shared/text-language.ts"],
    packages: ["react", "react-dom", "@base-ui/react", "lucide-react"],
  },
  { folder: "src/platform/", mayImport: ["src/shared/"] },
  {
    folder: "src/modules/",
    // Mails print names as pages do.
    mayImport: [
      "src/shared/",
      "src/platform/",
      "src/i18n/",
      "src/ui/data-text.tsx",
      "content/",
      "media/",
    ],
  },
  {
    folder: "src/server/http/",
    mayImport: ["src/shared/", "src/platform/"],
    typesOf: ["src/modules/"],
  },
  {
    folder: "src/server/api/",
    // The page that describes the API wears the shop's colors.
    mayImport: [
      "src/shared/",
      "src/platform/",
      "src/i18n/",
      "src/modules/",
      "src/server/http/",
      "src/ui/tokens.css",
    ],
  },
  {
    folder: "src/web/",
    // A call is known by its type alone: no schema of the API gets into the browser's scripts.
    typesOf: ["src/server/api/endpoints.ts"],
    mayImport: [
      "src/shared/",
      "src/platform/",
      "src/i18n/",
      "src/ui/",
      "src/modules/",
      "src/server/http/",
      "content/",
      "media/",
    ],
  },
  { folder: "content/", mayImport: ["src/shared/", "src/modules/", "media/"] },
  { folder: "media/", mayImport: [], packages: [] },
];

/** The file that package.json names for all but browsers. */
const defaultOf = z.object({ default: z.string() });

const statement =
  /(?:^|[\n;])\s*(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\sfrom\s+)?["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)/g;

/** All imports of a file, static and dynamic; those of the project as paths from its root. */
export function listImports({ path, text }: SourceFile): Import[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/^\s*\/\/.*$/gm, "");
  return [...code.matchAll(statement)].map((match) => ({
    from: path,
    to: resolveImport(path, match[2] ?? match[3] ?? ""),
    isType: match[1] !== undefined,
  }));
}

/** The file of the project, or the package, that an import from a file means, for Node. */
export function resolveImport(from: string, specifier: string): string {
  if (specifier.startsWith(".")) return posix.join(posix.dirname(from), specifier);
  const named = new Map<string, unknown>(Object.entries(ownPackage.imports)).get(specifier);
  if (named !== undefined) return posix.normalize(defaultOf.parse(named).default);
  if (specifier.startsWith("#content/") || specifier.startsWith("#media/"))
    return specifier.slice(1);
  return specifier.startsWith("#") ? `src/${specifier.slice(1)}` : specifier;
}

/** The imports that go against the direction of the layers, one line each. */
export function wrongDirections(files: readonly SourceFile[]): string[] {
  return files
    .flatMap(listImports)
    .filter(isWrong)
    .map(({ from, to }) => `${from} imports ${to}`);
}

/** The build computes it, and browsers get its values alone: what it imports is not shipped. */
export const callRights = "src/web/admin/api/call-rights.ts";

function isWrong({ from, to, isType }: Import): boolean {
  if (from === callRights && to === "src/server/api/endpoints.ts") return false;
  const layer = layers.find(({ folder }) => from.startsWith(folder));
  // Files directly in src/ and src/cli/ have no layer: they put everything together.
  if (!layer) return false;
  if (to.startsWith("node:")) return layer.packages !== undefined;
  if (isOwn(to)) {
    if (layer.folder === "src/web/" && isEndpoints(to)) return !isType;
    const allowed = [layer.folder, ...layer.mayImport, ...(isType ? (layer.typesOf ?? []) : [])];
    return !allowed.some((folder) => to.startsWith(folder));
  }
  if (to.startsWith("virtual:")) return false;
  return (
    layer.packages !== undefined &&
    !layer.packages.some((name) => to === name || to.startsWith(`${name}/`))
  );
}

/** The back office from the bottom up. A folder that is not named holds screens. */
const floors = [["api", "kit"], ["live", "palette"], ["shell"]];

/** The imports of the back office that lead up, or from one module's screens to another's. */
export function findUpwardImports(files: readonly SourceFile[]): string[] {
  const getPart = (path: string) => /^src\/web\/admin\/([\w-]+)\//.exec(path)?.[1];
  const getFloor = (part: string) => {
    const floor = floors.findIndex((parts) => parts.includes(part));
    return floor === -1 ? floors.length : floor;
  };
  return files.flatMap(listImports).flatMap(({ from, to }) => {
    const [own, other] = [getPart(from), getPart(to)];
    if (own === undefined || other === undefined || own === other) return [];
    const isUpward = getFloor(other) > getFloor(own) || getFloor(other) === floors.length;
    return isUpward ? [`${from} imports ${to}`] : [];
  });
}

/** Whether a file declares what can be asked of the API, with the handlers. */
function isEndpoints(path: string): boolean {
  return /^src\/modules\/(?:[\w-]+\/)+(?:[\w-]+-)?endpoints\.ts$/.test(path);
}

function isOwn(path: string): boolean {
  return /^(src|content|media|scripts|tests|tools|build)\//.test(path);
}

/** The folders of the use cases of orders, which are one module. */
const processing =
  /^src\/modules\/orders\/(?:chat|disputes|editing|holds|integrity|order-page|payments|placing|processing|shipping)\//;

/**
 * The module whose folder holds a file, or undefined outside src/modules. The back office of a
 * subject, and the use cases of orders, are modules of their own: others of the same floor use the
 * subject, and they use the others.
 */
export function getModule(path: string): string | undefined {
  if (processing.test(path)) return "orders/processing";
  return /^src\/modules\/([^/]+(?:\/admin)?)\//.exec(path)?.[1];
}

type Graph = Readonly<Record<string, readonly string[]>>;

/** The imports that lead from one module into another. */
function findCrossings(files: readonly SourceFile[]) {
  return files.flatMap(listImports).flatMap(({ from, to }) => {
    const own = getModule(from);
    const other = getModule(to);
    const isCrossing = own !== undefined && other !== undefined && own !== other;
    return isCrossing ? [{ from, to, own, other }] : [];
  });
}

/** The imports between modules that `graph` does not allow, one line each. */
export function wrongNeighbours(files: readonly SourceFile[], graph: Graph): string[] {
  return findCrossings(files)
    .filter(({ own, other }) => !(graph[own] ?? []).includes(other))
    .map(({ from, to }) => `${from} imports ${to}`);
}

/** Each leave that `graph` gives though no import needs it, as "orders → stock". */
export function unusedLeave(files: readonly SourceFile[], graph: Graph): string[] {
  const used = new Set(findCrossings(files).map(({ own, other }) => `${own} → ${other}`));
  return Object.entries(graph)
    .flatMap(([own, others]) => others.map((other) => `${own} → ${other}`))
    .filter((way) => !used.has(way));
}

/** Modules of `graph` that reach themselves, as "orders → inventory → orders". */
export function circles(graph: Graph): string[] {
  const found: string[] = [];
  const visit = (name: string, trail: readonly string[]): void => {
    const start = trail.indexOf(name);
    if (start === 0) found.push([...trail, name].join(" → "));
    if (start >= 0) return;
    for (const next of graph[name] ?? []) visit(next, [...trail, name]);
  };
  for (const name of Object.keys(graph)) visit(name, []);
  return found;
}

/**
 * The shortest ways on which files of a folder bring a package into what runs, as "a → b → zod"; of
 * what they import as types nothing is left then.
 */
export function waysTo(
  files: readonly SourceFile[],
  { from, name }: { readonly from: string; readonly name: string },
): string[] {
  const targets = new Map(
    files.map((file) => [
      file.path,
      listImports(file).flatMap(({ to, isType }) => (isType ? [] : [to])),
    ]),
  );
  const queue = files.flatMap(({ path }) => (path.startsWith(from) ? [[path]] : []));
  const seen = new Set(queue.flat());
  const ways: string[] = [];
  for (const way of queue)
    for (const next of targets.get(way.at(-1) ?? "") ?? []) {
      if (next === name) ways.push([...way, name].join(" → "));
      if (seen.has(next)) continue;
      seen.add(next);
      queue.push([...way, next]);
    }
  return ways;
}

/** Groups of files each of which reaches all others of its group by imports. */
export function fileCircles(files: readonly SourceFile[]): string[][] {
  const targets = new Map(
    files.map((file) => [file.path, listImports(file).map(({ to }) => to)] as const),
  );
  // The order in which a walk leaves the files, then the same walk against the imports (Kosaraju).
  const left: string[] = [];
  walk(
    [...targets.keys()],
    (path) => targets.get(path) ?? [],
    (path) => left.push(path),
  );
  const sources = new Map<string, string[]>();
  for (const [path, found] of targets)
    for (const to of found) sources.set(to, [...(sources.get(to) ?? []), path]);
  const groups: string[][] = [];
  const seen = new Set<string>();
  for (const start of left.toReversed()) {
    const group: string[] = [];
    walk(
      [start],
      (path) => sources.get(path) ?? [],
      (path) => group.push(path),
      seen,
    );
    const isCircle = group.length > 1 || targets.get(start)?.includes(start);
    if (isCircle) groups.push(group.toSorted());
  }
  return groups;

  /** Goes from each start to everything that it reaches, once; says so when it leaves a file. */
  function walk(
    starts: readonly string[],
    next: (path: string) => readonly string[],
    leave: (path: string) => void,
    visited = new Set<string>(),
  ): void {
    for (const path of starts) {
      if (visited.has(path) || !targets.has(path)) continue;
      visited.add(path);
      walk(next(path), next, leave, visited);
      leave(path);
    }
  }
}
