// `npm run check -- <path…>`: what a change to these files or folders needs first, in less than two
// minutes; without a path, of all files that differ from the last commit.
import { execFileSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { groupByConfig } from "./check/find-tests.ts";
import { readImportGraph } from "./check/import-graph.ts";
import { root } from "./check/root.ts";
import { runSteps } from "./check/run-steps.ts";
import { rulesFolder, selectTests } from "./check/select-tests.ts";
import { build, createTestSteps, pageTypes, quickStaticSteps } from "./check/steps.ts";
import { endOnSignals } from "./support/child-process.ts";

endOnSignals();
const named = process.argv.slice(2).map((path) => relative(root, resolve(path)));
const unknown = named.filter((path) => !existsSync(join(root, path)));
if (unknown.length > 0) throw new Error(`No such file or folder: ${unknown.join(", ")}`);

const graph = readImportGraph();
const changed = named.length > 0 ? named.flatMap(listBelow) : listChanged();
const { vitest, specs, left } = selectTests(changed, graph);
const startMs = performance.now();
const { lines, passed, failed } = await runSteps((reports) => {
  const { vitest: runVitest, playwright } = createTestSteps({
    tier: "usual",
    moment: process.env["TEST_MOMENT"] ?? "",
    reports,
  });
  return [
    pageTypes,
    ...quickStaticSteps(changed.filter((path) => existsSync(join(root, path)))),
    runVitest("Tests without a browser", rulesFolder, ...vitest),
    ...(specs.length > 0 ? [build] : []),
    ...[...groupByConfig(specs)].map(([config, files]) =>
      playwright("Browser tests", `--config=${config}`, ...files),
    ),
  ];
});
const seconds = (performance.now() - startMs) / 1_000;
console.log(`\n━━ Summary of ${changed.length} files, ${seconds.toFixed(0)} s`);
console.log(lines.join("\n"));
if (left.length > 0) {
  const folders = Map.groupBy(left, (path) => path.split("/").slice(0, 2).join("/"));
  const told = [...folders].map(([folder, files]) => `${files.length} files of ${folder}`);
  console.log(`Not run here, but by npm test or npm run test:all: ${told.join(", ")}`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** A file, or all files of a folder. */
function listBelow(path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return graph.paths.filter((file) => path === "" || file.startsWith(`${path}/`));
}

/** The files that differ from the last commit, new ones included. */
function listChanged(): string[] {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\0");
  return [
    ...git("diff", "--name-only", "-z", "HEAD"),
    ...git("ls-files", "--others", "--exclude-standard", "-z"),
  ].filter((path) => path !== "");
}
