/** Tables, as they are copied one by one: names, columns, and counts and sums of their contents. */
import type pg from "pg";

export type Table = Readonly<{
  name: string;
  /** All columns except generated ones. */
  columns: readonly string[];
}>;

/**
 * Figures that two copies of a table must agree on: how many rows, and the sum of each column of
 * numbers.
 */
export type Contents = Readonly<{ rows: number; sums: Readonly<Record<string, string>> }>;

/** Every table of the shop, by name. Those of an extension are not the shop's. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     group by c.relname order by c.relname`,
  );
  return rows;
}

export const encodeName = (name: string) => `"${name.replaceAll('"', '""')}"`;

const getColumns = ({ columns }: Table) => columns.map(encodeName).join(", ");

/** For a COPY of a whole table in either direction. */
export const copyTarget = (table: Table) =>
  `public.${encodeName(table.name)} (${getColumns(table)})`;

/** For a COPY of the rows for which `condition` holds. */
export const copySource = (table: Table, condition: string) =>
  `(select ${getColumns(table)} from public.${encodeName(table.name)} where ${condition})`;

/** Goes once over the whole table, or over the rows for which `condition` holds. */
export async function measureTable(
  client: pg.ClientBase,
  table: Table,
  condition = "true",
): Promise<Contents> {
  const { rows: numbers } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = format('public.%I', $1::text)::regclass and attname = any($2)
       and atttypid in ('int2'::regtype, 'int4'::regtype, 'int8'::regtype, 'numeric'::regtype)
     order by attname`,
    [table.name, table.columns],
  );
  const sums = numbers.map(({ name }) => `coalesce(sum(${encodeName(name)}), 0)::text`);
  // As arrays, because a column could be named `rows`.
  const { rows } = await client.query<string[]>({
    text: `select ${["count(*)::text", ...sums].join(", ")} from public.${encodeName(table.name)} where ${condition}`,
    rowMode: "array",
  });
  const [count = "0", ...values] = rows[0] ?? [];
  return {
    rows: Number(count),
    sums: Object.fromEntries(numbers.map(({ name }, place) => [name, values[place] ?? "0"])),
  };
}

/** The difference between two measurements of a table, in words; undefined when there is none. */
export function getDifference(
  name: string,
  requested: Contents,
  found: Contents,
): string | undefined {
  if (requested.rows !== found.rows)
    return `${name}: ${found.rows} rows instead of ${requested.rows}`;
  const column = Object.keys(requested.sums).find(
    (each) => requested.sums[each] !== found.sums[each],
  );
  return (
    column &&
    `${name}: ${column} comes to ${found.sums[column] ?? "nothing"} instead of ${requested.sums[column]}`
  );
}
