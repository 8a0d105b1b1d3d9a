import { join } from "node:path";
import { copyDatabase } from "#platform/backup/copy-database.ts";
import { createClock } from "#platform/clock.ts";
import { prepareAppLogin } from "#platform/db/app-login.ts";
import type { Config } from "#platform/config.ts";
import { findPlaintextProblem } from "#platform/plaintext.ts";
import { StartupError } from "#platform/startup-error.ts";
import { openFileStorage } from "#platform/storage/create-file-storage.ts";
import { checkAndReport } from "./check.ts";
import { createProgressLine } from "./progress-line.ts";
import { readPassword } from "./read-password.ts";
import { endOnSignals } from "./stop-on-signals.ts";
import type { Options, Outcome, CliContext } from "./cli-context.ts";
import { withDatabaseAsIs } from "./with-database.ts";
import { readOwnConfig } from "./with-log-level.ts";

/**
 * Copies the configured database to an empty one on a PostgreSQL server, and compares both sides.
 */
export async function moveDatabase(
  cli: CliContext,
  { to: given = "" }: Options<"to">,
): Promise<Outcome> {
  const { root } = cli;
  const config = readOwnConfig(cli);
  const to = await getAddress(given, config);
  endOnSignals();
  const uploads = await openFileStorage(config);
  const progress = createProgressLine(process.stderr);
  const { contents, jobs } = await withDatabaseAsIs(cli, config, (from) =>
    copyDatabase({ from, to, migrations: join(root, "migrations"), watch: progress.watch }),
  ).finally(progress.remove);
  const connectionString = await prepareAppLogin(to);
  const checked = await checkAndReport({ connectionString, uploads, now: createClock(config)() });
  const rows = Object.values(contents).reduce((sum, each) => sum + each.rows, 0);
  const shown = withoutPassword(to);
  return {
    isGood: checked.isGood,
    message: [
      `Moved: ${rows} rows in ${Object.keys(contents).length} tables and ${jobs} jobs. In both databases, every table has the same number of rows, and every column of numbers (amounts, stock) the same sum.`,
      checked.message,
      `Now set DATABASE_URL=${shown} with the password (and DEMO=on for a demo shop), and start the shop. Uploads stay where they are. The old database was not changed: do not start a shop on it again.`,
    ].join("\n"),
    result: { to: shown, rows, tables: contents, jobs, ...checked.result },
  };
}

/**
 * With the password that was left out, so that it stands neither in the list of processes nor in
 * the shell's history.
 */
async function getAddress(
  given: string,
  { plaintextHosts }: Pick<Config, "plaintextHosts">,
): Promise<string> {
  if (!/^postgres(ql)?:\/\//.test(given) || !URL.canParse(given))
    throw new StartupError(
      "--to must be the address of a PostgreSQL database, such as postgres://user@host/database.",
    );
  const problem = findPlaintextProblem("DATABASE_URL", given, plaintextHosts);
  if (problem !== undefined) throw new StartupError(`--to: ${problem}`);
  const url = new URL(given);
  if (url.password === "")
    url.password = await readPassword(
      { input: process.stdin, output: process.stderr },
      { isNew: false },
    );
  return url.href;
}

function withoutPassword(address: string): string {
  const url = new URL(address);
  url.password = "…";
  return url.href.replace(encodeURIComponent("…"), "…");
}
