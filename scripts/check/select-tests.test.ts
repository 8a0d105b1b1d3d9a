import { expect, test } from "vitest";
import { findTests, groupByConfig } from "./find-tests.ts";
import { createImportGraph } from "./import-graph.ts";
import { selectTests } from "./select-tests.ts";
import { showLevels } from "./test-levels.ts";

const file = (path: string, ...imports: readonly string[]) => ({
  path,
  text: imports.map((each) => `import "${each}";`).join("\n"),
});

const far = Array.from({ length: 20 }, (_, at) => `tests/integration/far/${at}.test.ts`);
const files = [
  file("src/modules/cart/add.ts"),
  file("src/modules/cart/add.test.ts", "./add.ts"),
  file("src/shop.ts", "#modules/cart/add.ts"),
  file("tests/integration/cart/adding.test.ts", "#shop.ts"),
  file("tests/integration/near/uses-it.test.ts", "#modules/cart/add.ts"),
  file("tests/integration/near/fuzz.test.ts", "#modules/cart/add.ts", "../../support/effort.ts"),
  file("tests/integration/near/replica.long.test.ts", "#modules/cart/add.ts"),
  file("tests/support/effort.ts"),
  ...far.map((path) => file(path, "../../../src/shop.ts")),
  file("src/web/page.tsx", "#modules/cart/add.ts"),
  file("src/web/style.css"),
  { path: "src/web/routes.ts", text: `route("cart", "page.tsx"); const style = "style.css";` },
  file("tests/e2e/cart.spec.ts", "#web/page.tsx"),
  file("tests/e2e/far.spec.ts", "#web/routes.ts"),
];
const graph = createImportGraph(files);

test("a change selects the unit tests that import it, and the nearest integration tests", () => {
  const { vitest, specs, left } = selectTests(["src/modules/cart/add.ts"], graph);
  expect(vitest.slice(0, 3)).toEqual([
    "src/modules/cart/add.test.ts",
    // Of the same name, if not the nearest.
    "tests/integration/cart/adding.test.ts",
    "tests/integration/near/uses-it.test.ts",
  ]);
  expect(vitest).toHaveLength(1 + 16);
  expect(specs).toEqual([]);
  expect(left).toContain("tests/integration/near/fuzz.test.ts");
  expect(left).toContain("tests/integration/near/replica.long.test.ts");
  expect(left).toHaveLength(files.filter(({ path }) => /\.(test|spec)\./.test(path)).length - 17);
});

test("a migration selects the tests of the code that runs it", () => {
  const sources = [
    file("src/platform/db/migrate.ts"),
    file("src/a.test.ts", "./platform/db/migrate.ts"),
  ];
  const { vitest } = selectTests(["migrations/0001_a.sql"], createImportGraph(sources));
  expect(vitest).toEqual(["src/a.test.ts"]);
});

test("a long test is run if it has changed itself", () => {
  const fuzz = "tests/integration/near/fuzz.test.ts";
  expect(selectTests([fuzz], graph)).toEqual({ vitest: [fuzz], specs: [], left: [] });
});

test("browser tests of a changed file are run if they are few, and pages are found by path", () => {
  expect(selectTests(["src/web/page.tsx"], graph)).toMatchObject({
    specs: ["tests/e2e/cart.spec.ts"],
    left: ["tests/e2e/far.spec.ts"],
  });
  expect([...graph.findDependents(["src/web/style.css"])]).toEqual([
    ["src/web/style.css", 0],
    ["src/web/routes.ts", 1],
    ["tests/e2e/far.spec.ts", 2],
  ]);
});

test("tests are counted by level, depending on the imports of their files", () => {
  const shop = "tests/integration/http/sample-shop.ts";
  const levels = createImportGraph([
    file(shop),
    file("tests/integration/a.test.ts", "./a-shop.ts"),
    file("tests/integration/a-shop.ts", "./http/sample-shop.ts"),
    file("tests/integration/b.test.ts"),
  ]);
  const counts = [
    ["src/a.test.ts", 1],
    ["tests/screens/a.test.ts", 2],
    ["tests/integration/b.test.ts", 3],
    ["tests/integration/a.test.ts", 4],
    ["tests/integration/a.test.ts", 1],
    ["tests/e2e/a.spec.ts", 6],
  ] as const;
  expect(showLevels(counts, levels)).toBe("1 unit, 2 screen, 3 database, 5 HTTP, 6 browser");
});

test("tests are found by part of their path, otherwise by part of their title", () => {
  const sources = [
    { path: "tests/e2e/cart.spec.ts", text: `test("CART-01 (one) bag", () => {});` },
    { path: "src/cart.test.ts", text: `test("CART-02 other", () => {});` },
  ];
  expect(findTests("e2e/cart", sources)).toEqual({ paths: ["tests/e2e/cart.spec.ts"] });
  expect(findTests("CART-02", sources)).toEqual({ paths: ["src/cart.test.ts"], title: "CART-02" });
  expect(findTests("nothing", sources).paths).toEqual([]);
});

test("browser tests use the configuration of their folder", () => {
  const specs = ["tests/e2e/a.spec.ts", "tests/e2e/moments/b.spec.ts", "tests/journeys/c.spec.ts"];
  expect([...groupByConfig(specs).keys()]).toEqual([
    "playwright.config.ts",
    "playwright.moments.config.ts",
    "playwright.journeys.config.ts",
  ]);
});
