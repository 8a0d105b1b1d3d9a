import { describe, expect, test } from "vitest";
import { moduleGraph } from "#modules/graph.ts";
import {
  callRights,
  circles,
  fileCircles,
  findUpwardImports,
  listImports,
  getModule,
  unusedLeave,
  waysTo,
  wrongDirections,
  wrongNeighbours,
} from "./imports.ts";
import { readSources } from "./sources.ts";

const sources = readSources("src/**/*.{ts,tsx}", "content/**/*.{ts,tsx}", "media/*.ts").filter(
  ({ path }) => !/\.test\.tsx?$/.test(path),
);

/** Files that are started by name, or say what a test of the architecture holds. */
const entries: ReadonlySet<string> = new Set([
  "src/main.ts",
  "src/env.d.ts",
  "src/cli/shop.ts",
  "src/cli/worker-process.ts",
  "src/modules/graph.ts",
  "src/modules/table-graph.ts",
  "src/ui/lucide-icon.ts",
  "src/web/entry.client.tsx",
  "src/web/entry.server.tsx",
  "src/web/root.tsx",
  "src/web/routes.ts",
  "src/web/pwa/admin-worker.ts",
  "src/web/pwa/worker-off.ts",
  "src/web/pwa/worker.ts",
]);

describe("imports", () => {
  test("go only in the direction shared, platform, modules, then server and web", () => {
    expect(sources.flatMap(listImports).length).toBeGreaterThan(100);
    expect(wrongDirections(sources)).toEqual([]);
  });

  test("are found in all their forms", () => {
    const text = [
      `import { a } from "#shared/a.ts";`,
      `import type { B } from './b.ts';`,
      `import "./c.css";`,
      `export { d } from "../d.ts";`,
      `import e, {\n  f,\n} from "pkg";`,
      `const g = await import("#content/g.ts");`,
      `// import "./no.ts";`,
    ].join("\n");
    expect(listImports({ path: "src/web/x/y.ts", text }).map(({ to }) => to)).toEqual([
      "src/shared/a.ts",
      "src/web/x/b.ts",
      "src/web/x/c.css",
      "src/web/d.ts",
      "pkg",
      "content/g.ts",
    ]);
  });

  test.each([
    ["src/shared/a.ts", "#platform/b.ts"],
    ["src/shared/a.ts", "react"],
    ["src/shared/a.ts", "node:fs"],
    ["src/platform/a.ts", "#modules/orders/b.ts"],
    ["src/modules/orders/a.ts", "#web/b.ts"],
    ["src/modules/orders/a.ts", "#server/api/b.ts"],
    ["src/server/api/a.ts", "#web/b.tsx"],
    ["src/web/a.ts", "../main.ts"],
    ["src/web/a.ts", "#server/api/endpoints.ts"],
    ["src/web/a.ts", "#modules/orders/endpoints.ts"],
    ["src/web/a.ts", "#modules/orders/admin-endpoints.ts"],
    ["src/web/a.ts", "#modules/identity/roles/role-endpoints.ts"],
    ["src/ui/a.tsx", "react-router"],
    ["src/ui/a.tsx", "#i18n/en/b.ts"],
    ["src/i18n/a.ts", "#modules/orders/b.ts"],
    ["media/a.ts", "#shared/b.ts"],
  ])("from %s to %s are reported", (path, target) => {
    expect(wrongDirections([{ path, text: `import { x } from "${target}";` }])).toHaveLength(1);
  });

  test("of types only may refer to the subject of a text, and to nothing else", () => {
    const find = (to: string) =>
      wrongDirections([{ path: "src/i18n/en/a.ts", text: `import type { X } from "${to}";` }]);
    expect(find("#modules/orders/status.ts")).toEqual([]);
    expect(find("#web/paths.ts")).toHaveLength(1);
  });
});

test("scripts of the back office contain schemas only with the records of their forms, because zod is large", () => {
  const toZod = { from: "src/web/admin/", name: "zod" };
  const records = sources
    .filter((file) => listImports(file).some(({ to }) => to === "src/shared/records/record.ts"))
    .map(({ path }) => path);
  const isOfRecords = (path: string) =>
    records.includes(path) ||
    /^src\/(?:shared\/(?:records\/|text-fields|calendar-day)|modules\/orders\/value-schemas)/.test(
      path,
    );
  const shipped = sources.filter(({ path }) => path !== callRights);
  const ways = waysTo(shipped, toZod).filter((way) => !isOfRecords(way.split(" → ").at(-2) ?? ""));
  expect(ways).toEqual([]);
  const admin = (text: string) => ({ path: "src/web/admin/a.ts", text });
  const contract = { path: "src/modules/a/b.ts", text: `import { z } from "zod";` };
  const value = admin(`import { MAX, type A } from "#modules/a/b.ts";`);
  expect(waysTo([value, contract], toZod)).toEqual([
    "src/web/admin/a.ts → src/modules/a/b.ts → zod",
  ]);
  const type = admin(`import type { A } from "#modules/a/b.ts";`);
  expect(waysTo([type, contract], toZod)).toEqual([]);
});

test("the back office lends downwards: kit knows nothing of the frame, and no screen of another module", () => {
  expect(findUpwardImports(sources)).toEqual([]);
  const find = (path: string, to: string) =>
    findUpwardImports([{ path: `src/web/admin/${path}`, text: `import { x } from "${to}";` }]);
  expect(find("kit/a.tsx", "../shell/page.tsx")).toHaveLength(1);
  expect(find("live/a.tsx", "../orders/list/b.ts")).toHaveLength(1);
  expect(find("returns/a.tsx", "../orders/order/b.ts")).toHaveLength(1);
  expect(find("returns/return/a.tsx", "../../kit/b.ts")).toEqual([]);
  expect(find("orders/order/a.tsx", "../list/b.ts")).toEqual([]);
});

test("every file is used by more than its tests", () => {
  const tools = readSources("{scripts,tools}/**/*.{ts,mjs}", "*.ts");
  const code = [...sources, ...tools].filter(({ path }) => !/\.fixture\.tsx?$/.test(path));
  const routes = code.find(({ path }) => path === "src/web/routes.ts")?.text ?? "";
  const used = new Set(code.flatMap(listImports).map(({ to }) => to));
  const isStarted = (path: string) =>
    entries.has(path) ||
    path.endsWith("tables.ts") ||
    routes.includes(path.replace("src/web/", "")) ||
    path.startsWith("src/web/storefront/pages/");
  const unused = sources.flatMap(({ path }) =>
    used.has(path) || isStarted(path) || /\.fixture\.tsx?$/.test(path) ? [] : path,
  );
  expect(unused).toEqual([]);
});

/**
 * Loads the English words of the back office, which have the types of the Hebrew ones that wait for
 * it. A test beside the English words holds that no such circle is there when they run.
 */
const loadsTranslations = "src/i18n/words.ts";

test("files do not import each other in a circle, not even for types", () => {
  expect(fileCircles(sources.filter(({ path }) => path !== loadsTranslations))).toEqual([]);
  const file = (path: string, to: string) => ({ path, text: `import type { X } from "${to}";` });
  const circle = [file("src/web/a.ts", "./b.ts"), file("src/web/b.ts", "./a.ts")];
  expect(fileCircles(circle)).toEqual([["src/web/a.ts", "src/web/b.ts"]]);
  expect(fileCircles([...circle.slice(1), file("src/web/a.ts", "./c.ts")])).toEqual([]);
});

describe("modules", () => {
  test("import exactly the modules that the graph allows", () => {
    expect(wrongNeighbours(sources, moduleGraph)).toEqual([]);
    expect(unusedLeave(sources, moduleGraph)).toEqual([]);
  });

  test("are all in the graph, and nothing else is", () => {
    const nouns = new Set(
      sources.map(({ path }) => getModule(path)).filter((noun) => noun !== undefined),
    );
    expect(Object.keys(moduleGraph).toSorted()).toEqual([...nouns].toSorted());
  });

  test("have no circular dependencies", () => {
    expect(circles(moduleGraph)).toEqual([]);
  });

  test("with forbidden imports, unused permissions or circles are reported", () => {
    const graph = { orders: ["stock"], stock: [], mails: [] };
    const file = {
      path: "src/modules/stock/a.ts",
      text: `import { x } from "#modules/orders/b.ts";`,
    };
    expect(wrongNeighbours([file], graph)).toHaveLength(1);
    expect(wrongNeighbours([{ ...file, path: "src/modules/orders/a.ts" }], graph)).toEqual([]);
    expect(unusedLeave([file], graph)).toEqual(["orders → stock"]);
    expect(unusedLeave([file], { stock: ["orders"], orders: [] })).toEqual([]);
    expect(circles({ a: ["b"], b: ["c"], c: ["b"] })).toEqual(["b → c → b", "c → b → c"]);
  });
});
