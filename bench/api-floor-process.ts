import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { findDatabase } from "./fill.ts";
import type { ApiFloorCase, ApiFloorSettings } from "./api-floor.ts";
import { SERVER_CORE } from "./tools.ts";

export type { ApiFloorCase } from "./api-floor.ts";

/** Starts the floor of reads beside the shop in a data folder, with the login that the shop has. */
export async function startApiFloor(options: {
  port: number;
  dataDir: string;
  cases: readonly ApiFloorCase[];
}): Promise<{ url: string; pid: number; stop: () => Promise<void> }> {
  const { port, dataDir, cases } = options;
  const database = { ...findDatabase(dataDir), user: "shop_app" };
  const settings: ApiFloorSettings = { port, database, cases };
  const child = spawn(
    "taskset",
    [
      "-c",
      SERVER_CORE,
      process.execPath,
      join(import.meta.dirname, "api-floor.ts"),
      JSON.stringify(settings),
    ],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  // It says that it is ready.
  await once(child.stdout, "data");
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}
