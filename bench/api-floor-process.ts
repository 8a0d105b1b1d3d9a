import { findDatabase } from "./fill.ts";
import type { ApiFloorCase, ApiFloorSettings } from "./api-floor.ts";
import { startFloor, type Floor } from "./floor-process.ts";

export type { ApiFloorCase } from "./api-floor.ts";

/** Starts the floor of reads beside the shop in a data folder, with the login that the shop has. */
export async function startApiFloor(options: {
  port: number;
  dataDir: string;
  cases: readonly ApiFloorCase[];
}): Promise<Floor> {
  const { port, dataDir, cases } = options;
  const database = { ...findDatabase(dataDir), user: "shop_app" };
  const settings: ApiFloorSettings = { port, database, cases };
  return startFloor("api-floor.ts", settings);
}
