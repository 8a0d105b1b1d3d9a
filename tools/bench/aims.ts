// The table at the head of the results: each aim beside what was measured last.
import { statSync } from "node:fs";
import { join } from "node:path";
import { findShopRuntime, measureFolder } from "../../scripts/release/stage-release.ts";
import { getGrowth } from "./admin.ts";
import { DASHBOARD, firstScripts, listFurtherScripts, pagesOfText } from "./first-scripts.ts";
import type { Results } from "./report.ts";
import { getRatioWithMails } from "./orders.ts";
import { table } from "./table.ts";

const root = join(import.meta.dirname, "../..");
const build = join(root, "build");

type Aim = {
  readonly what: string;
  readonly unit: "MB" | "kB" | "ms" | "s" | "times" | "cases" | "points";
  /** At most so much, or with `isLeast` at least. */
  readonly aim: number;
  readonly isLeast?: boolean;
  /** Undefined while it has not been measured. */
  readonly measure: (results: Partial<Results>) => number | undefined;
};

const toMb = (bytes: number) => bytes / 1e6;
const toKb = (bytes: number) => bytes / 1_000;
/** The largest, or undefined of none. */
const findMost = (values: readonly number[] | undefined) =>
  values === undefined || values.length === 0 ? undefined : Math.max(...values);

function weighPages(isOfText: boolean): number | undefined {
  const pages = firstScripts(build).filter(({ route }) => pagesOfText.includes(route) === isOfText);
  return findMost(pages.map(({ bytes }) => toKb(bytes)));
}

function weighPackages(): number {
  const others = findShopRuntime().packages.filter((name) => name !== "node");
  const node = statSync(join(root, "node_modules/node/bin/node")).size;
  const folders = others.map((name) => join(root, "node_modules", name));
  return toMb(folders.reduce((sum, folder) => sum + measureFolder(folder), node));
}

/** How many times as long each case of the back office takes with the most orders. */
const listGrowth = ({ admin }: Partial<Results>) => admin?.cases.map(getGrowth);

/** The same for the catalogue; the sitemap shows all products. */
function listCatalogGrowth({ catalogs }: Partial<Results>): number[] | undefined {
  const few = catalogs?.[0];
  return catalogs?.at(-1)?.rows.flatMap(({ name, p50Ms }) => {
    const before = few?.rows.find((row) => row.name === name);
    return before === undefined || name.startsWith("sitemap") ? [] : [p50Ms / before.p50Ms];
  });
}

/** Requests per second of a bare server for each one of the shop. */
const findNodeRatio = ({ cached }: Partial<Results>, path: string) =>
  cached?.find((row) => row.path === path)?.nodeRatio;

const aims: readonly Aim[] = [
  { what: "memory, idle", unit: "MB", aim: 230, measure: ({ burst }) => burst?.idleMb },
  {
    what: "memory, right after 2,000 orders",
    unit: "MB",
    aim: 380,
    measure: ({ burst }) => burst?.afterOrdersMb,
  },
  { what: "packages of a release", unit: "MB", aim: 450, measure: weighPackages },
  {
    what: "first start from a clone",
    unit: "s",
    aim: 10,
    measure: ({ cloneStartMs }) => cloneStartMs && cloneStartMs / 1_000,
  },
  { what: "scripts of a page of text", unit: "kB", aim: 112.8, measure: () => weighPages(true) },
  { what: "scripts of any other page", unit: "kB", aim: 117.8, measure: () => weighPages(false) },
  {
    what: "scripts of the dashboard",
    unit: "kB",
    aim: 180,
    measure: () =>
      findMost(
        firstScripts(build, "admin")
          .filter(({ route }) => route === DASHBOARD)
          .map(({ bytes }) => toKb(bytes)),
      ),
  },
  {
    what: "scripts of a further screen",
    unit: "kB",
    aim: 40,
    measure: () => findMost(listFurtherScripts(build, DASHBOARD).map(({ bytes }) => toKb(bytes))),
  },
  {
    what: "a press on a phone",
    unit: "ms",
    aim: 100,
    measure: ({ presses }) => findMost(presses?.map(({ medianMs }) => medianMs)),
  },
  {
    what: "from a press to a drawn list",
    unit: "ms",
    aim: 150,
    measure: ({ drawn }) => findMost(drawn?.map(({ medianMs }) => medianMs)),
  },
  {
    what: "an order with its mails, by its floor",
    unit: "times",
    aim: 2.8,
    measure: ({ orders }) => findMost(orders?.cases.map(getRatioWithMails)),
  },
  {
    what: "a read by the API, by its floor",
    unit: "times",
    aim: 3,
    measure: ({ api }) => findMost(api?.cases.flatMap(({ ratio }) => ratio ?? [])),
  },
  {
    what: "a rendered page, by React's work",
    unit: "times",
    aim: 1.9,
    measure: ({ renderRatio }) => renderRatio,
  },
  {
    what: "the kept home page, by bare Node",
    unit: "times",
    aim: 0.85,
    isLeast: true,
    measure: (results) => findNodeRatio(results, "/"),
  },
  {
    what: "the kept product page, by bare Node",
    unit: "times",
    aim: 0.85,
    isLeast: true,
    measure: (results) => findNodeRatio(results, "/product/olive"),
  },
  {
    what: "the back office grows more than twofold",
    unit: "cases",
    aim: 4,
    measure: (results) => listGrowth(results)?.filter((growth) => growth > 2).length,
  },
  {
    what: "search by e-mail among a million orders",
    unit: "ms",
    aim: 4.9,
    measure: ({ admin }) =>
      admin?.cases.find(({ name }) => name === "search: whole address")?.times.at(-1)?.p50Ms,
  },
  {
    what: "a page of a catalogue 300 times as large",
    unit: "times",
    aim: 2,
    measure: (results) => findMost(listCatalogGrowth(results)),
  },
  {
    what: "Lighthouse, the slowest page",
    unit: "points",
    aim: 98,
    isLeast: true,
    measure: ({ scores }) =>
      scores && Math.min(...scores.map(({ performance }) => performance ?? NaN)),
  },
];

/** A table of every aim beside what was measured last. Needs a finished build. */
export function describeAims(results: Partial<Results>): string {
  const show = (value: number) => String(Number(value.toPrecision(value < 10 ? 3 : 4)));
  return table(
    ["aim", "at most, or at least", "measured", ""],
    aims.map(({ what, unit, aim, isLeast = false, measure }) => {
      const value = measure(results);
      const isMet = value !== undefined && (isLeast ? value >= aim : value <= aim);
      return [
        what,
        `${isLeast ? "≥" : "≤"} ${aim} ${unit}`,
        value === undefined ? "not yet" : show(value),
        isMet ? "met" : "",
      ];
    }),
  );
}
