import { pipeline } from "node:stream";
import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { appRole } from "../db/app-login.ts";
import { migrate } from "../db/migrate.ts";
import { StartupError } from "../startup-error.ts";
import { readJobs } from "./jobs.ts";
import { readLevel } from "../db/migration-level.ts";
import { assertLevelIsSupported, migrateToLevel } from "./backup-level.ts";
import { assertFillable, loadDatabase } from "./load.ts";
import { runInSnapshot, readSequences } from "./snapshot.ts";
import { type Contents, copyTarget, measureTable } from "./tables.ts";
import { type Watch, watchRows } from "./watch.ts";

/**
 * Copies all tables, sequences and jobs into an empty database of another server, row by row, and
 * brings it up to date. Both sides are compared before it returns: for each table the number of
 * rows and the sums of its numeric columns. Throws StartupError when the other database is not
 * empty or anything differs; then it has no data afterwards.
 */
export async function copyDatabase(options: {
  from: string;
  to: string;
  /** The folder of the migrations. */
  migrations: string;
  watch: Watch;
}): Promise<{ contents: Readonly<Record<string, Contents>>; jobs: number }> {
  const { to, migrations, watch } = options;
  return runInSnapshot(options.from, async (client, tables) => {
    await assertNobodyWorks(client);
    const level = await readLevel(client);
    assertLevelIsSupported(level, migrations);
    await assertFillable(to, level);
    await migrateToLevel(to, level, migrations);
    const contents: Record<string, Contents> = {};
    for (const table of tables) contents[table.name] = await measureTable(client, table);
    const jobs = await readJobs(client);
    await loadDatabase({
      ownerUrl: to,
      tables,
      contents,
      onFinish: () => watch({ what: "indexes", rows: 0, ofRows: 0, bytes: 0 }),
      async loadAll(loading) {
        for (const table of tables) {
          const rows = contents[table.name]?.rows ?? 0;
          watch({ what: table.name, rows: 0, ofRows: rows, bytes: 0 });
          const lines = pipeline(
            client.query(copyTo(`copy ${copyTarget(table)} to stdout`)),
            watchRows(table.name, rows, watch),
            () => {}, // The reader of the lines meets the same error.
          );
          await loading.loadTable(table, lines);
        }
        await loading.loadJobs(jobs);
        await loading.setSequences(await readSequences(client));
      },
    });
    await migrate({ ownerUrl: to, folder: migrations });
    return { contents, jobs: jobs.length };
  });
}

/** Rows that are written after the snapshot would be lost. */
async function assertNobodyWorks(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::integer as count from pg_stat_activity where datname = current_database() and usename = $1",
    [appRole],
  );
  const count = rows[0]?.count ?? 0;
  if (count > 0)
    throw new StartupError(
      `A shop is using the database (${count} connections), and its changes during the copy would be lost. First stop it with all its instances. Nothing was changed.`,
    );
}
