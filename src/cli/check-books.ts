import { checkBooks, type Finding } from "#modules/sales/check-books.ts";
import { StartupError } from "#platform/startup-error.ts";
import { system } from "#shared/actor.ts";
import type { Surroundings } from "./surroundings.ts";
import { withDatabase } from "./with-database.ts";
import { withLogLevel } from "./with-log-level.ts";

/** Checks stock, orders and money against their ledgers. Throws StartupError with what does not agree. */
export async function check({ env, root }: Surroundings): Promise<void> {
  const quiet = withLogLevel(env, { isTerminal: process.stdout.isTTY });
  await withDatabase({ env: quiet, root }, async (_, database) => {
    const findings = await database.inTransaction(system, (db) => checkBooks({ db }));
    if (findings.length > 0) throw new StartupError(findings.map(told).join("\n"));
    process.stdout.write("The books agree: stock, orders and money are what their ledgers say.\n");
  });
}

const told = ({ rule, count, examples }: Finding) =>
  `Not so for ${count}: ${rule} (${examples.join(", ")}${count > examples.length ? ", …" : ""}).`;
