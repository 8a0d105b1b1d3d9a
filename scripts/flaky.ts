// `npm run flaky -- <pattern> [times]`: runs tests again and again beside a load on all cores, and
// tells how often which of them failed. The pattern is a part of a path, of a title or of an id.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSources } from "../tests/architecture/sources.ts";
import { findTests, groupByConfig, isSpec, testFiles } from "./check/find-tests.ts";
import { runStep, type Step } from "./check/run-step.ts";
import { startLoad } from "./check/start-load.ts";
import { build, createTestSteps } from "./check/steps.ts";
import { endOnSignals } from "./support/child-process.ts";

const [pattern = "", times = "20"] = process.argv.slice(2);
if (pattern === "" || !/^[1-9]\d*$/.test(times))
  refuse("Usage: npm run flaky -- <part of a path, title or id> [times]");

endOnSignals();
const { paths, title } = findTests(pattern, readSources(...testFiles));
if (paths.length === 0) refuse(`No test has "${pattern}" in its path or title.`);
const reports = mkdtempSync(join(tmpdir(), "wanderpaw-reports-"));
process.on("exit", () => rmSync(reports, { recursive: true, force: true }));

const { vitest, playwright } = createTestSteps({
  tier: "usual",
  moment: process.env["TEST_MOMENT"] ?? "",
  reports,
});
const words = title?.replaceAll(/[$()*+.?[\\\]^{|}]/g, "\\$&");
const titleArgs = (flag: string) => (words === undefined ? [] : [flag, words]);
const specs = paths.filter(isSpec);
const others = paths.filter((path) => !isSpec(path));

function refuse(why: string): never {
  console.error(why);
  process.exit(1);
}

/** Everything once. Playwright can repeat by itself, and is started once. */
function* listRuns(): Generator<Step> {
  for (const [config, files] of groupByConfig(specs))
    yield playwright(
      `${times} times in the browser`,
      `--config=${config}`,
      `--repeat-each=${times}`,
      ...titleArgs("-g"),
      ...files,
    );
  if (others.length === 0) return;
  for (let run = 1; run <= Number(times); run += 1)
    yield vitest(`${run}/${times}`, ...titleArgs("-t"), ...others);
}

/** The errors of each test that failed. */
const failures = new Map<string, string[]>();
let ran = 0;
if (specs.length > 0) await runStep(build);
const endLoad = startLoad();
process.on("exit", endLoad);
console.log(`Running under load on all cores: ${paths.join(", ")}`);
for (const step of listRuns()) {
  const { isOk, seconds, report, output } = await runStep({ ...step, isSilent: true });
  const { passed, failed } = report;
  ran += passed + failed.length;
  console.log(`${step.name}: ${passed} passed, ${failed.length} failed, ${seconds.toFixed(0)} s`);
  const told = failed.length === 0 && !isOk ? [`the run itself\n${output.slice(-2_000)}`] : failed;
  for (const failure of told) {
    const [test = ""] = failure.split("\n", 1);
    failures.set(test, [...(failures.get(test) ?? []), failure.slice(test.length)]);
  }
}
endLoad();
for (const [failure, errors] of failures) {
  console.log(`\n${errors.length} × ${failure}${errors.at(-1)}`);
}
const sum = failures.values().reduce((total, errors) => total + errors.length, 0);
console.log(`\n${sum} of ${ran} failed`);
process.exitCode = sum === 0 && ran > 0 ? 0 : 1;
