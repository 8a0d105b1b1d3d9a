import { getTableColumns, sql, type SQL } from "drizzle-orm";
import { PgDateString, type PgTable } from "drizzle-orm/pg-core";

/**
 * All columns of a table that a statement calls `alias`, by their names in code. Days are texts, as
 * Drizzle reads them.
 */
export function selectColumns(table: PgTable, alias: string): SQL {
  const columns = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const value = sql`${sql.identifier(alias)}.${sql.identifier(column.name)}`;
    return sql`${column instanceof PgDateString ? sql`${value}::text` : value} as ${sql.identifier(name)}`;
  });
  return sql.join(columns, sql`, `);
}
