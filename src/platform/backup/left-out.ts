/**
 * Rows that no backup holds: those that open something for their readers, or that are of use to the
 * running shop alone.
 */
import type pg from "pg";
import { quoted, type Table } from "./tables.ts";

/**
 * By table, the condition under which a row is part of backups. The shop makes everything else anew
 * as it goes.
 */
const inBackups: Readonly<Record<string, string>> = {
  sessions: "false",
  refresh_tokens: "false",
  one_time_tokens: "false",
  passkey_challenges: "false",
  mail_secrets: "false",
  push_devices: "false",
  untold_news: "false",
  rate_limits: "false",
  setup_warnings: "false",
  // Without this one nobody could tell any more whether an address is that of somebody who was
  // erased.
  signing_keys: "purpose = 'erased-address'",
};

/** The condition for the rows of a table that belong into a backup; undefined when all do. */
export function backupCondition({ name }: Pick<Table, "name">): string | undefined {
  return inBackups[name];
}

/** Removes from a restored database what a backup of an older version still held. */
export async function removeLeftOut(
  client: pg.ClientBase,
  tables: readonly Table[],
): Promise<void> {
  for (const table of tables) {
    const condition = backupCondition(table);
    if (condition !== undefined)
      await client.query(`delete from public.${quoted(table.name)} where not (${condition})`);
  }
}
