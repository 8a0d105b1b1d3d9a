import { describe, expect, test } from "vitest";
import { tableFamilies, tableJoins, tableKeys } from "#modules/table-graph.ts";
import { matchingLines, readSources } from "./sources.ts";
import { findForeignUses, foreignWrites, namedTables } from "./tables.ts";

const files = readSources("src/**/*.{ts,tsx}").filter(({ path }) => !/\.test\.tsx?$/.test(path));
const uses = findForeignUses(files, tableFamilies);

const tables = [
  {
    path: "src/modules/stock/tables.ts",
    text: `export const units = pgTable("stock_units", {});\nexport const moves = pgTable("moves", {});`,
  },
  { path: "src/platform/limits/tables.ts", text: `export const limits = pgTable("limits", {});` },
];
const families = { "stock-admin": "stock" };
/** The uses by a file with this text, in a small shop. */
const findUses = (path: string, text: string) =>
  findForeignUses([...tables, { path, text }], families);
const importUnits = `import { units } from "#modules/stock/tables.ts";`;

describe("tables of another module", () => {
  test("are written only through functions of their own module", () => {
    expect(foreignWrites(uses)).toEqual([]);
  });

  test("are referenced and joined exactly where the record allows it", () => {
    const { keys, joins } = namedTables(uses);
    expect(Object.keys(joins).length).toBeGreaterThan(10);
    expect(keys).toEqual(tableKeys);
    expect(joins).toEqual(tableJoins);
  });

  test("are used by every module of the family in the record", () => {
    const { joins } = namedTables(findForeignUses(files, {}));
    for (const [name, owner] of Object.entries(tableFamilies)) expect(joins[name]).toContain(owner);
  });

  test("are not used outside the modules, and not re-exported", () => {
    expect(namedTables(uses).outside).toEqual([]);
    const handsOn = /^export .*\bfrom "[^"]*tables\.ts"/;
    expect(files.flatMap((file) => matchingLines(file, handsOn))).toEqual([]);
    expect(matchingLines({ path: "a.ts", text: `export * from "./tables.ts";` }, handsOn)).toEqual([
      `a.ts:1: export * from "./tables.ts";`,
    ]);
  });
});

describe("the rule", () => {
  test.each([
    `${importUnits}\nawait db.insert(units).values(rows);`,
    `${importUnits}\nawait db\n  .update(units)\n  .set(row);`,
    `import { units as table } from "../stock/tables.ts";\ndb.delete(table);`,
    `${importUnits}\ndb.execute(sql\`delete from \${units} where id = 1\`);`,
    "db.execute(sql`insert into stock_units (id) values (${id})`);",
    "db.execute(sql<Row>`with a as (select 1) update stock_units set n = ${n}`);",
    "db.execute(sql`delete from only public.stock_units`);",
    "db.execute(sql`truncate table stock_units`);",
    "db.execute(sql`update limits set n = 0`);",
  ])("finds a write (%#)", (text) => {
    expect(foreignWrites(findUses("src/modules/orders/a.ts", text))).toHaveLength(1);
  });

  test.each([
    `${importUnits}\nawait db.select().from(units).for("update");`,
    `${importUnits}\nconst { units: rows } = seen;\nseen.delete(rows);`,
    "db.execute(sql`select id from stock_units for no key update`);",
    "const text = `delete from stock_units`;",
    "db.execute(sql`update orders set units = (select count(*) from stock_units)`);",
  ])("allows a read (%#)", (text) => {
    expect(foreignWrites(findUses("src/modules/orders/a.ts", text))).toEqual([]);
  });

  test("allows a module and its family to write their tables", () => {
    const text = `${importUnits}\nawait db.insert(units).values(rows);`;
    expect(foreignWrites(findUses("src/modules/stock/a.ts", text))).toEqual([]);
    expect(foreignWrites(findUses("src/modules/stock-admin/a.ts", text))).toEqual([]);
  });

  test.each([
    `import type { Unit } from "#modules/stock/tables.ts";`,
    `const { units } = await import("#modules/stock/tables.ts");`,
    "sql`select from orders o join stock_units u on u.order_id = o.id`;",
    "sql`select from orders o, moves m, stock_units`;",
    "sql`select (select count(*) from moves where ${sql`id in (select id from orders)`})`;",
  ])("finds a read (%#)", (text) => {
    expect(namedTables(findUses("src/modules/orders/a.ts", text))).toEqual({
      keys: {},
      joins: { orders: ["stock"] },
      outside: [],
    });
  });

  test("distinguishes a foreign key from a read, and finds code outside the modules", () => {
    expect(namedTables(findUses("src/modules/orders/tag-tables.ts", importUnits))).toEqual({
      keys: { orders: ["stock"] },
      joins: {},
      outside: [],
    });
    for (const path of ["src/web/a.ts", "src/seed.ts", "src/modules/seed.ts"])
      expect(namedTables(findUses(path, importUnits)).outside).toEqual([
        `${path} names tables of stock`,
      ]);
    expect(namedTables(findUses("src/platform/a.ts", importUnits)).joins).toEqual({
      platform: ["stock"],
    });
  });
});
