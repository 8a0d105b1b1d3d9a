import { watchClocks } from "#platform/clocks-apart.ts";
import type { Config } from "#platform/config.ts";
import { openDatabase, type Database } from "#platform/db/client.ts";
import { preparePooledLogin } from "#platform/db/pooler.ts";
import { openReplica, type Replica } from "#platform/db/replica.ts";
import type { Log } from "#platform/log.ts";
import type { Tracing } from "#platform/tracing/tracing.ts";
import { findPreparedDatabase, prepareDatabase } from "./prepare-database.ts";
import type { Piece } from "./process-roles.ts";

/** More connections do not make one process faster, and a server's are shared by all processes. */
const MAX_CONNECTIONS = 10;

export type OpenDatabases = {
  readonly database: Database;
  /** Where expensive reads go, if there is one. */
  readonly replica: Replica | undefined;
  /** For connections that a pooler cannot lend, such as those that listen. */
  readonly direct: string;
  /** For all others. */
  readonly connectionString: string;
};

/**
 * Opens the migrated database, through the pooler if there is one, and the replica. `parts` closes
 * them. Throws StartupError when one of them cannot be used.
 */
export async function openDatabases(options: {
  config: Config;
  log: Log;
  clock: () => Date;
  tracing: Tracing;
  parts: AsyncDisposableStack;
  only: Piece | undefined;
  /** Another process has prepared the database. */
  isWorker: boolean;
  onWait: ((forWhom: string) => void) | undefined;
  onLost: () => void;
}): Promise<OpenDatabases> {
  const { config, log, clock, tracing, parts, only, isWorker, onWait, onLost } = options;
  const direct = isWorker
    ? await findPreparedDatabase(config)
    : await prepareDatabase({ config, log, onWait, onStop: (stop) => parts.defer(stop), onLost });
  const pooled = config.poolerUrl && (await preparePooledLogin(config.poolerUrl, direct));
  const connectionString = pooled ?? direct;
  const database = openDatabase({
    connectionString,
    max: MAX_CONNECTIONS,
    isPooled: pooled !== undefined,
    log,
    tracing,
  });
  parts.defer(() => database.close());
  parts.defer(watchClocks({ database, clock, log }));
  const { replicaUrl: url } = config;
  if (url === undefined || only === "jobs")
    return { database, replica: undefined, direct, connectionString };
  const replica = await openReplica({ url, appUrl: direct, primary: database, log, tracing });
  parts.defer(() => replica.close());
  return { database, replica, direct, connectionString };
}
