import { eq, type AnyColumn, type SQL } from "drizzle-orm";

/** The newest rows of a list, up to a limit; given an id, only that row. */
export type NewestOrOne = { readonly id: string | undefined; readonly limit: number };

/** The condition of the one row, where one is asked for. */
export function isRequested(column: AnyColumn, id: string | undefined): SQL | undefined {
  return id === undefined ? undefined : eq(column, id);
}
