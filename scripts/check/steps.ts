// The steps that the checks consist of.
import { join } from "node:path";
import { oldestPrograms } from "../install/postgresql.ts";
import { programs, type Program, type Tier } from "./needed-programs.ts";
import { root, tools } from "./root.ts";
import type { Step } from "./run-step.ts";
import { fastestFolder } from "./temporary-folder.ts";
import { testsOnOldestServer } from "./tests-on-oldest-server.ts";

export type CheckStep = Step & {
  /** The step makes no sense when this one failed. */
  needs?: string;
  /**
   * Runs at the same time as its neighbours that say so too, and shows at its end what it printed.
   */
  isSideBySide?: true;
  /** Without it the step cannot be run. */
  program?: Program;
};

/** Settings of all tests of a run. */
export type Run = {
  readonly tier: Tier;
  /** Most tests run at this moment, no matter what time it is; some bring their own. */
  readonly moment: string;
  /** The folder of the reports. */
  readonly reports: string;
};

const bin = (name: string) => join(tools, name);
const script = (name: string) => join(root, "scripts", name);
const inCache = (name: string) => join(root, "node_modules/.cache", name);

/** Linter and compiler need the types of the pages, and a fresh clone has none. */
export const pageTypes: CheckStep = {
  name: "Page types",
  command: [bin("react-router"), "typegen"],
};

export const build: CheckStep = {
  name: "Build",
  command: [process.execPath, script("build.ts"), "--if-stale"],
};

/** Most of these have one thread for long stretches, and some wait for the network. */
const staticSteps = sideBySide([
  { name: "Format", command: [bin("oxfmt"), "--check", "."] },
  {
    name: "Lint and types",
    command: [bin("oxlint"), "--type-aware", "--type-check", "--deny-warnings"],
  },
  { name: "Dead code", command: [bin("knip"), "--cache", "--cache-location", inCache("knip")] },
  { name: "Dependencies", command: [process.execPath, script("check/audit.ts")] },
  build,
]);

/** Format and lint of some files, and the types of all: another file may no longer fit. */
export function quickStaticSteps(paths: readonly string[]): CheckStep[] {
  const code = paths.filter((path) => /\.(?:tsx?|mjs)$/.test(path));
  const formatted = paths.filter((path) => /\.(?:tsx?|mjs|css|json|md)$/.test(path));
  const lint: CheckStep = {
    name: "Lint",
    command: [bin("oxlint"), "--type-aware", "--deny-warnings", ...code],
  };
  const format: CheckStep = { name: "Format", command: [bin("oxfmt"), "--check", ...formatted] };
  return sideBySide([
    ...onlyIf(formatted.length > 0, format),
    ...onlyIf(code.length > 0, lint),
    {
      name: "Types",
      command: [bin("tsc"), "--incremental", "--tsBuildInfoFile", inCache("types.tsbuildinfo")],
    },
  ]);
}

/** The same steps as neighbours that run at the same time. */
export function sideBySide(group: readonly CheckStep[]): CheckStep[] {
  return group.map((step) => ({ ...step, isSideBySide: true, isSilent: true }));
}

/** Makes the steps that run tests. */
export function createTestSteps({ tier, moment, reports }: Run) {
  let count = 0;
  const run = (name: string, command: Step["command"]): CheckStep => {
    count += 1;
    return {
      name,
      command,
      report: join(reports, `${count}.jsonl`),
      env: {
        TMPDIR: fastestFolder(),
        TEST_MOMENT: moment,
        TEST_EFFORT: tier === "full" ? "full" : "",
      },
    };
  };
  const reporter = (name: string) => script(`check/reporters/${name}-reporter.ts`);
  return {
    vitest: (name: string, ...args: readonly string[]): CheckStep =>
      run(name, [
        bin("vitest"),
        "run",
        "--reporter=default",
        `--reporter=${reporter("vitest")}`,
        ...args,
      ]),
    playwright: (name: string, ...args: readonly string[]): CheckStep => ({
      ...run(name, [
        bin("playwright"),
        "test",
        `--reporter=list,${reporter("playwright")}`,
        ...args,
      ]),
      needs: build.name,
      program: programs.chromium,
    }),
  };
}

/** The steps of a tier, in their order. */
export function listSteps(settings: Run): CheckStep[] {
  const { vitest, playwright } = createTestSteps(settings);
  const isFull = settings.tier === "full";
  return [
    pageTypes,
    ...staticSteps,
    isFull
      ? vitest("Tests without a browser")
      : vitest("Tests without a browser", ...inProjects("unit", "screens", "integration")),
    ...onlyIf(isFull, {
      ...withEnv(
        vitest("Tests on PostgreSQL 15", ...inProjects("integration"), ...testsOnOldestServer),
        { TEST_POSTGRES: oldestPrograms },
      ),
      program: programs.postgresql,
    }),
    atOwnMoments(vitest("Tests at chosen moments", "--config=vitest.moments.config.ts")),
    ...onlyIf(
      isFull,
      atOwnMoments(
        playwright("End-to-end tests at chosen moments", "--config=playwright.moments.config.ts"),
      ),
    ),
    playwright("End-to-end tests"),
    ...(isFull
      ? engines.map(([engine, program]) => ({
          ...playwright(`Journeys in ${program.name}`, ...journeys, `--project=${engine}`),
          program,
        }))
      : [playwright("The journey of a real shop", ...journeys, "--project=chromium", realShop)]),
  ];
}

const journeys = ["--config=playwright.journeys.config.ts"];
const realShop = "tests/journeys/real-shop.spec.ts";
const engines: readonly (readonly [project: string, program: Program])[] = [
  ["chromium", programs.chromium],
  ["firefox", programs.firefox],
  ["webkit", programs.webkit],
];

const onlyIf = (isIn: boolean, step: CheckStep): CheckStep[] => (isIn ? [step] : []);

const inProjects = (...names: readonly string[]) => names.map((name) => `--project=${name}`);

const withEnv = (step: CheckStep, env: Record<string, string>): CheckStep => ({
  ...step,
  env: { ...step.env, ...env },
});

const atOwnMoments = (step: CheckStep): CheckStep => withEnv(step, { TEST_MOMENT: "" });
