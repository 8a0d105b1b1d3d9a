// The tests that a change to some files needs first. A change to the middle of the shop concerns
// nearly all tests of the database and of HTTP: then those nearest to it are taken.
import { isSpec } from "./find-tests.ts";
import type { ImportGraph } from "./import-graph.ts";

/** More would take too long. */
const MOST_ON_DATABASE = 16;
const MOST_SPECS = 2;

/** A test that imports one of these makes its cases by a program, or goes over all endpoints. */
const signsOfSlowness = [
  "tests/support/effort.ts",
  "tests/integration/hostile/endpoint-samples.ts",
];

export type Selection = {
  readonly vitest: readonly string[];
  readonly specs: readonly string[];
  /** Tests that the change may concern, and that are not taken. */
  readonly left: readonly string[];
};

/** Files that are no code are needed by the code that reads them. */
const readers = [
  { files: /^migrations\/.*\.sql$/, reader: "src/platform/db/migrate.ts" },
  { files: /^content\/.*\.md$/, reader: "src/modules/content/text-documents.ts" },
];

/** Selects by the import graph. What takes long is taken only if it has changed itself. */
export function selectTests(changed: readonly string[], graph: ImportGraph): Selection {
  const distances = graph.findDependents(
    changed.map((path) => readers.find(({ files }) => files.test(path))?.reader ?? path),
  );
  const getDistance = (path: string) => distances.get(path) ?? Infinity;
  const concerned = [...distances.keys()].filter((path) => /\.(?:test|spec)\.tsx?$/.test(path));
  const words = new Set(changed.flatMap((path) => path.split(/[/.]/)));
  // The tests of a module are in the folder of its name.
  const isNamesake = (path: string) => words.has(path.split("/")[2] ?? "");
  const byNearness = (a: string, b: string) =>
    Number(isNamesake(b)) - Number(isNamesake(a)) || getDistance(a) - getDistance(b);

  const slow = graph.findDependents(signsOfSlowness);
  const isSlow = (path: string) => path.endsWith(".long.test.ts") || slow.get(path) === 1;
  const onDatabase = concerned.filter(
    (path) =>
      /^tests\/(?:integration|screens)\//.test(path) && (!isSlow(path) || changed.includes(path)),
  );
  const specs = concerned.filter((path) => isSpec(path) && getDistance(path) <= 1);
  const vitest = [
    ...concerned.filter((path) => !isSpec(path) && !path.startsWith("tests/")),
    ...onDatabase.toSorted(byNearness).slice(0, MOST_ON_DATABASE),
  ];
  const taken = specs.length <= MOST_SPECS ? specs : changed.filter(isSpec).slice(0, MOST_SPECS);
  const all = new Set([...vitest, ...taken, ...concerned.filter(isRule)]);
  return { vitest, specs: taken, left: concerned.filter((path) => !all.has(path)) };
}

/** The rules for the sources themselves are checked after every change. */
export const rulesFolder = "tests/architecture";
const isRule = (path: string) => path.startsWith(rulesFolder);
