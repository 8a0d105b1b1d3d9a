/** Rows that no backup contains: secrets, and data that only the running shop needs. */
import type pg from "pg";
import { secretLinks, type SecretLink } from "#shared/secret-links.ts";
import { encodeName, type Table } from "./tables.ts";

/**
 * By table, the condition under which a row is part of backups. The shop makes everything else anew
 * as it goes.
 */
const inBackups: Readonly<Record<string, string>> = {
  sessions: "false",
  refresh_tokens: "false",
  passkey_challenges: "false",
  mail_secrets: "false",
  push_devices: "false",
  untold_news: "false",
  rate_limits: "false",
  setup_warnings: "false",
  integrity_findings: "false",
  // Without this key, erased addresses could no longer be recognised.
  signing_keys: "purpose = 'erased-address'",
  ...Object.fromEntries(
    Object.values<SecretLink>(secretLinks).flatMap((link) =>
      link.table !== undefined && link.inBackups === false ? [[link.table, "false"]] : [],
    ),
  ),
};

/** The condition for the rows of a table that belong into a backup; undefined when all do. */
export function getBackupCondition({ name }: Pick<Table, "name">): string | undefined {
  return inBackups[name];
}

/**
 * Removes such rows from a restored database, because a backup of an older version may contain
 * them.
 */
export async function removeLeftOut(
  client: pg.ClientBase,
  tables: readonly Table[],
): Promise<void> {
  for (const table of tables) {
    const condition = getBackupCondition(table);
    if (condition !== undefined)
      await client.query(`delete from public.${encodeName(table.name)} where not (${condition})`);
  }
}
