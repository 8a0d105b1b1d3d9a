// Rules for the text of the sources. Each comes with an example that breaks it and one that does
// not, so that no rule can quietly stop finding anything.
import { bareDataRule } from "./bare-data.ts";
import { catalogValuesRule } from "./catalog-values.ts";
import { wideComments } from "./comment-width.ts";
import { engineRules } from "./engine-rules.ts";
import { hasSelectorRule } from "./has-selectors.ts";
import { longTitles } from "./long-titles.ts";
import { namedFilesRule } from "./named-files.ts";
import { placeRule, refundRule } from "./single-sources.ts";
import { pageLookupRule } from "./page-lookups.ts";
import type { Rule } from "./rule.ts";
import { matchingLines } from "./sources.ts";
import { statusRule } from "./status-names.ts";
import { wordRules } from "./word-rules.ts";

const isCode = (path: string) => /\.tsx?$/.test(path);
const isTest = (path: string) => path.startsWith("tests/") || /\.test\.tsx?$/.test(path);
const isUnder =
  (...folders: string[]) =>
  (path: string) =>
    folders.some((folder) => path.startsWith(folder));

const maxLines = 250;
/** Tests are flat lists of cases; they may be a little longer. */
const maxTestLines = 300;
/** Longer files, each with the reason why splitting it would not help. */
const longFiles: Readonly<Record<string, string>> = {};

const classStart = String.raw`(?:^|[\s"'\`:!])-?`;
const physicalClass = new RegExp(
  [
    String.raw`${classStart}(?:ml|mr|pl|pr|left|right|scroll-m[lr]|scroll-p[lr])-(?:\d|\[|\(|auto\b|px\b|full\b)`,
    String.raw`${classStart}(?:text|float|clear)-(?:left|right)(?![\w-])`,
    String.raw`${classStart}(?:border-[lr]|rounded-(?:[lr]|[tb][lr]))(?:-(?:\d|\[|\(|\w+)|(?=[\s"'\`]|$))`,
    String.raw`${classStart}(?:space|divide)-x(?:-|(?=[\s"'\`]|$))`,
  ].join("|"),
);
const physicalProperty =
  /(?:^|[\s;{])(?:(?:scroll-)?(?:margin|padding)-(?:left|right)|border-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius|left|right)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)\b/;

const palette =
  "slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose";
const rawColor = new RegExp(
  [
    String.raw`(?<![\w&/.])#(?:[\da-f]{3}|[\da-f]{4}|[\da-f]{6}|[\da-f]{8})(?![\w/-])`,
    String.raw`\b(?:rgba?|hsla?|hwb|oklch|oklab|lch|lab)\(`,
    String.raw`\b(?:bg|text|border|fill|stroke|ring|outline|from|via|to|decoration|divide|accent|caret|shadow)-(?:white|black|(?:${palette})-\d{2,3})\b`,
    String.raw`(?:color|background|fill|stroke)\s*:\s*(?:white|black|gr[ae]y|red|green|blue)\b`,
  ].join("|"),
  "i",
);

export const rules: readonly Rule[] = [
  bareDataRule,
  catalogValuesRule,
  statusRule,
  ...wordRules,
  placeRule,
  refundRule,
  pageLookupRule,
  namedFilesRule,
  ...engineRules,
  hasSelectorRule,
  {
    name: "styles name no physical left or right",
    covers: (path) => path.startsWith("src/") && /\.(tsx?|css)$/.test(path) && !isTest(path),
    find: (file) =>
      matchingLines(
        file,
        file.path.endsWith(".css") ? physicalProperty : physicalClass,
        "physical:",
      ),
    breaks: [
      { path: "src/ui/a.tsx", text: `<p className="flex ml-4" />` },
      { path: "src/ui/a.tsx", text: `<p className="md:-left-2" />` },
      { path: "src/ui/a.tsx", text: `const c = "text-left";` },
      { path: "src/ui/a.tsx", text: `<p className="rounded-tl-lg" />` },
      { path: "src/ui/a.tsx", text: `<p className="border-l" />` },
      { path: "src/ui/a.tsx", text: `<p className="space-x-2" />` },
      { path: "src/ui/a.css", text: `a { margin-left: 1px }` },
      { path: "src/ui/a.css", text: `  right: 0;` },
      { path: "src/ui/a.css", text: `  text-align: left;` },
    ],
    keeps: [
      {
        path: "src/ui/a.tsx",
        text: `<p className="ms-4 text-start rounded-lg border-line inset-x-0" />`,
      },
      { path: "src/ui/a.tsx", text: `// what is left - or right - of it` },
      { path: "src/ui/a.css", text: `  margin-inline-start: 1px; inset-inline-end: 0;` },
      { path: "src/ui/a.css", text: `  left: 0; /* physical: a film's timeline never flips */` },
    ],
  },
  {
    name: "colors are written in tokens.css alone",
    covers: (path) =>
      isUnder("src/ui/", "src/web/", "src/i18n/")(path) &&
      /\.(tsx?|css)$/.test(path) &&
      path !== "src/ui/tokens.css" &&
      !isTest(path),
    find: (file) => matchingLines(file, rawColor, "raw color:"),
    breaks: [
      { path: "src/ui/a.css", text: `color: #fff;` },
      { path: "src/ui/a.css", text: `color: white;` },
      { path: "src/ui/a.css", text: `background: oklch(0.5 0.1 20);` },
      { path: "src/web/a.tsx", text: `<i className="bg-red-500" />` },
      { path: "src/web/a.tsx", text: `<i className="text-white" />` },
      { path: "src/web/a.tsx", text: `<path fill="#A97450" />` },
    ],
    keeps: [
      { path: "src/web/a.tsx", text: `import { x } from "#shared/money.ts";` },
      { path: "src/web/a.tsx", text: `<a href="#faq" className="text-ink bg-surface" />&#39;` },
      {
        path: "src/web/a.tsx",
        text: `const c = "#f6f1e7"; // raw color: browsers read no tokens here`,
      },
    ],
  },
  {
    name: "pages reach the browser's storage through browser-storage.ts",
    covers: (path) => isUnder("src/web/", "src/ui/")(path) && isCode(path) && !isTest(path),
    // Scripts that run before any other are texts.
    find: (file) => matchingLines(file, /^(?!.*[`$]).*\b(?:local|session)Storage\./, "storage:"),
    breaks: [{ path: "src/web/a.ts", text: `const y = localStorage.getItem("y");` }],
    keeps: [
      { path: "src/web/a.ts", text: `const y = readStored("local", "y");` },
      { path: "src/web/a.ts", text: `localStorage.getItem("y"); // storage: a failure is told` },
    ],
  },
  {
    name: "comments are at most 100 columns wide",
    covers: (path) => isCode(path) || path.endsWith(".css"),
    find: wideComments,
    breaks: [
      { path: "src/a.ts", text: `// ${"why ".repeat(30)}` },
      { path: "src/a.ts", text: `  /** ${"why ".repeat(30)} */` },
      { path: "src/a.tsx", text: `    {/* ${"why ".repeat(30)} */}` },
      { path: "src/a.css", text: `/* ${"why ".repeat(30)} */` },
    ],
    keeps: [
      { path: "src/a.ts", text: `// ${"why ".repeat(24)}` },
      { path: "src/a.ts", text: `const text = "${"word ".repeat(30)}";` },
      { path: "src/a.ts", text: `// oxlint-disable-next-line some-rule -- ${"why ".repeat(30)}` },
      { path: "src/a.ts", text: `//   node scripts/a.ts ${"--option ".repeat(12)}` },
    ],
  },
  {
    name: "only the command line hands the environment on",
    covers: (path) =>
      path.startsWith("src/") &&
      isCode(path) &&
      !["src/cli/shop.ts", "src/cli/worker-process.ts"].includes(path) &&
      !isTest(path),
    find: (file) =>
      matchingLines(
        file,
        /\bprocess\s*\.\s*env\b|\{[^}]*\benv\b[^}]*\}\s*=\s*process\b/,
        "not configuration:",
      ),
    breaks: [
      { path: "src/platform/mail.ts", text: `const host = process.env.SMTP;` },
      { path: "src/platform/mail.ts", text: `const { env } = process;` },
    ],
    keeps: [
      { path: "src/platform/mail.ts", text: `const dev = import.meta.env.DEV;` },
      {
        path: "src/platform/run.ts",
        text: `PATH: process.env.PATH, // not configuration: a program's own needs`,
      },
    ],
  },
  {
    // A transaction can change into any role of the shop, so foreign text must never be part of a
    // statement.
    name: "outside the platform no SQL is put together from text",
    covers: (path) =>
      isUnder("src/")(path) && isCode(path) && !isTest(path) && !isUnder("src/platform/")(path),
    find: (file) =>
      matchingLines(file, /\bsql\s*\.\s*raw\b|\.(?:execute|query)\(\s*["'`]|\bfrom "pg"/),
    breaks: [
      { path: "src/modules/a/b.ts", text: "db.execute(sql.raw(`delete from ${table}`));" },
      { path: "src/modules/a/b.ts", text: "db.execute(`select ${name}`);" },
      { path: "src/create.ts", text: 'import pg from "pg";' },
    ],
    keeps: [{ path: "src/modules/a/b.ts", text: "db.execute(sql`select ${name}`);" }],
  },
  {
    name: "only the files i18n/format*.ts format for a locale",
    covers: (path) =>
      isUnder("src/", "content/")(path) &&
      isCode(path) &&
      !/^src\/i18n\/format(-\w+)?\.ts$/.test(path) &&
      !isTest(path),
    find: (file) => matchingLines(file, /\bIntl\s*\.|\.toLocale\w*\(/),
    breaks: [
      { path: "src/web/a.tsx", text: `new Intl.NumberFormat("en")` },
      { path: "src/web/a.tsx", text: `date.toLocaleDateString()` },
    ],
    keeps: [{ path: "src/web/a.tsx", text: `formatDate(date) + text.toLowerCase()` }],
  },
  {
    name: "Hebrew is written in its catalogue, the content and the seeds",
    covers: (path) =>
      path.startsWith("src/") &&
      !path.startsWith("src/i18n/he/") &&
      !/^src\/modules\/.*\/seed[^/]*(\/|$)/.test(path) &&
      !isTest(path),
    find: (file) => matchingLines(file, /[\u0590-\u05FF]/),
    breaks: [{ path: "src/web/a.tsx", text: `<p>\u05E9\u05DC\u05D5\u05DD</p>` }],
    keeps: [{ path: "src/web/a.tsx", text: `<p>{messages.hello}</p>` }],
  },
  {
    name: "files stay short",
    covers: (path) => isCode(path) && !Object.hasOwn(longFiles, path),
    find: ({ path, text }) => {
      const lines = text.trimEnd().split("\n").length;
      const most = isTest(path) ? maxTestLines : maxLines;
      return lines > most ? [`${path}: ${lines} lines, at most ${most}`] : [];
    },
    breaks: [
      { path: "src/a.ts", text: "x\n".repeat(maxLines + 1) },
      { path: "src/a.test.ts", text: "x\n".repeat(maxTestLines + 1) },
    ],
    keeps: [{ path: "src/a.ts", text: "x\n".repeat(maxLines) }],
  },
  {
    name: "no style attributes, which the content security policy forbids",
    // Mails are read elsewhere, by programs that know hardly anything else.
    covers: (path) =>
      path.startsWith("src/") &&
      path.endsWith(".tsx") &&
      !path.startsWith("src/modules/mail/templates/"),
    find: (file) => matchingLines(file, /(?<![\w-])style=[{"']/),
    breaks: [
      { path: "src/web/a.tsx", text: `<p style={{ width: 3 }} />` },
      { path: "src/web/a.tsx", text: `<p style="width: 3px" />` },
    ],
    keeps: [{ path: "src/web/a.tsx", text: `<Price data-style="big" />` }],
  },
  {
    name: "everything asks the shop's clock for the time",
    covers: (path) => isUnder("src/", "content/")(path) && isCode(path) && !isTest(path),
    find: (file) =>
      matchingLines(file, /\bnew Date\(\)|\bDate\.now\b|\bdefaultNow\(/, "real time:"),
    breaks: [
      { path: "src/modules/a/b.ts", text: `const now = new Date();` },
      { path: "src/web/a.tsx", text: `const startMs = Date.now();` },
    ],
    keeps: [
      { path: "src/modules/a/b.ts", text: `const now = ctx.clock();` },
      { path: "src/web/a.tsx", text: `const day = new Date(order.createdAt);` },
      { path: "src/platform/a.ts", text: `const n = Date.now(); // real time: so are files'` },
    ],
  },
  {
    name: "browser tests have the clock of their shop",
    covers: (path) => isUnder("tests/e2e/")(path) && path !== "tests/e2e/fixtures.ts",
    find: (file) => matchingLines(file, /\bnew Date\(\)|(?<!=> )\bDate\.now\b/),
    breaks: [{ path: "tests/e2e/a.spec.ts", text: `const today = new Date();` }],
    keeps: [
      { path: "tests/e2e/a.spec.ts", text: `const today = shopNow();` },
      { path: "tests/e2e/a.spec.ts", text: `await page.evaluate(() => Date.now());` },
    ],
  },
  {
    name: "tests wait for what happens, never for time to pass",
    covers: isTest,
    find: (file) =>
      matchingLines(file, /\bwaitForTimeout\b|\bsetTimeout\(|timers\/promises/, "not a sleep:"), // not a sleep: the rule itself
    breaks: [
      { path: "tests/e2e/a.spec.ts", text: `await page.waitForTimeout(500);` }, // not a sleep: the rule itself
      { path: "src/a.test.ts", text: `await new Promise((r) => setTimeout(r, 5));` }, // not a sleep: the rule itself
    ],
    keeps: [
      { path: "tests/e2e/a.spec.ts", text: `await expect(page.getByText("Cart")).toBeVisible();` },
    ],
  },
  {
    name: "a title of a test is short, and names three behaviours at most",
    covers: (path) => /\.(?:test|spec)\.tsx?$/.test(path),
    find: longTitles,
    breaks: [
      { path: "src/a.test.ts", text: `test("CART-01 CART-02 CART-03 CART-04 adds", f);` },
      { path: "src/a.test.tsx", text: `describe("CART-01, CART-02, CART-03, CART-04 adds", f);` },
      { path: "tests/e2e/a.spec.ts", text: "test(`AA-01 B2-02 CC-03 DD-04 ${a}`, f);" },
      { path: "tests/e2e/a.spec.ts", text: `test.skip(\n  "${"x".repeat(141)}",\n  f);` },
      { path: "src/a.test.ts", text: `test.each([["(", g()]])("${"x".repeat(141)}", f);` },
    ],
    keeps: [
      { path: "src/a.test.ts", text: `test("CART-01 CART-02 CART-03 adds, not like CART-04", f);` },
      { path: "src/a.test.ts", text: `it("${"x".repeat(140)}", f); // ${"x".repeat(141)}` },
      { path: "tests/e2e/a.spec.ts", text: `expect("${"x".repeat(141)}").toBe(b);` },
    ],
  },
];
