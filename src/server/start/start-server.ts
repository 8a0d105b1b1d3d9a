import type { Services } from "../create-services.ts";
import type { Config } from "#platform/config.ts";
import type { Log } from "#platform/log.ts";
import type { Tracing } from "#platform/tracing/tracing.ts";
import type { SharedReads } from "#platform/shared-reads.ts";
import type { OpenDatabases } from "./open-databases.ts";
import { openShop } from "./open-shop.ts";
import type { Piece } from "./process-roles.ts";
import { startOperations } from "./start-operations.ts";

/**
 * Starts to answer: the shop, or in a process for jobs the endpoints for operators alone. `parts`
 * lets running answers end. Throws StartupError when the address is taken.
 */
export async function startServer(options: {
  config: Config;
  databases: OpenDatabases;
  services: Services;
  sharedReads: SharedReads;
  clock: () => Date;
  log: Log;
  tracing: Tracing;
  parts: AsyncDisposableStack;
  only: Piece | undefined;
  /** Resolves when there is nothing to wait for any more. */
  lost: Promise<void>;
}): Promise<{ port: number; setupToken: string | undefined }> {
  const { databases, services, sharedReads, parts, only, ...shared } = options;
  const { database, replica, direct } = databases;
  let isStopping = false;
  const check = async () => {
    if (isStopping) throw new Error("the shop is stopping");
  };
  const checks = [{ name: "running", check }];
  const { server, setupToken } =
    only === "jobs"
      ? { server: await startOperations({ ...shared, database, checks }), setupToken: undefined }
      : await openShop({
          ...shared,
          database,
          replica,
          services,
          sharedReads,
          checks,
          connectionString: direct,
          onStop: (stop) => parts.defer(stop),
        });
  parts.defer(async () => {
    isStopping = true;
    // Streams have no end of their own to wait for.
    services.live.end();
    await server.stop();
  });
  return { port: server.port, setupToken };
}
