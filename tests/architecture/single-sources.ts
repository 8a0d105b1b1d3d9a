import type { Rule } from "./rule.ts";
import { matchingLines } from "./sources.ts";

/** Expressions that a function or a constant stands for, with the file that has it. */
const places: readonly { readonly home: string; readonly expression: RegExp }[] = [
  { home: "src/shared/durations.ts", expression: /\b(?:86_400_000|3_600_000)\b/ },
  { home: "src/platform/db/count-changed.ts", expression: /\browCount \?\? 0\b/ },
  {
    home: "src/platform/db/lock-name.ts",
    expression: /pg_advisory_xact_lock\(\$\{\w+\}, hashtext/,
  },
];

/** Where a refund may be written: the one way on which money goes back, the rows, the demo. */
const refundWriters =
  /^src\/modules\/(?:orders\/payments\/refund-order-money|payments\/(?:refund-rows|seed))\.ts$/;

export const refundRule: Rule = {
  name: "money goes back in one place, which asks for the right to it",
  covers: (path) => path.startsWith("src/") && !/\.test\.tsx?$/.test(path),
  find: (file) =>
    refundWriters.test(file.path)
      ? []
      : matchingLines(file, /\binsertRefund\(|\binsert\(refunds\)|insert into refunds\b/),
  breaks: [
    { path: "src/modules/returns/a.ts", text: "await insertRefund(ctx, row);" },
    { path: "src/modules/returns/a.ts", text: "await db.insert(refunds).values(row);" },
    { path: "src/modules/returns/a.ts", text: "sql`insert into refunds (order_id) values (1)`" },
  ],
  keeps: [
    { path: "src/modules/payments/refund-rows.ts", text: "await db.insert(refunds).values(row);" },
    { path: "src/modules/returns/a.ts", text: "await refundOrderMoney(ctx, order, request);" },
  ],
};

export const placeRule: Rule = {
  name: "a duration, a count of changed rows and a lock by a name are written where they have a name",
  covers: (path) => path.startsWith("src/") && !/\.test\.tsx?$/.test(path),
  find: (file) =>
    places.flatMap(({ home, expression }) =>
      file.path === home ? [] : matchingLines(file, expression),
    ),
  breaks: [
    { path: "src/a.ts", text: "const RETENTION_MS = 7 * 24 * 3_600_000;" },
    { path: "src/a.ts", text: "const DAY_MS = 86_400_000;" },
    { path: "src/a.ts", text: "return (await db.delete(rows)).rowCount ?? 0;" },
    { path: "src/a.ts", text: "sql`select pg_advisory_xact_lock(${FAMILY}, hashtext(${name}))`" },
  ],
  keeps: [
    { path: "src/shared/durations.ts", text: "export const DAY_MS = 86_400_000;" },
    { path: "src/a.ts", text: "const isThere = rowCount !== 0;" },
    { path: "src/a.ts", text: "sql`select pg_advisory_xact_lock(${LOCK})`" },
  ],
};
