// A further process of a shop that has WORKERS of them: it answers visitors at the same address.
// Started by workers.ts, with the same variables.
import { join } from "node:path";
import { endWhenLost } from "./end-when-lost.ts";
import { loadBundle } from "./load-bundle.ts";
import { openLog } from "./open-log.ts";
import { stopOnSignals } from "./stop-on-signals.ts";
import { readOwnConfig } from "./with-log-level.ts";

/** The first process may go without a word, and its database with it. */
const isAlone = new Promise<void>((resolve) => {
  if (process.connected) process.once("disconnect", resolve);
  else resolve();
});
const root = join(import.meta.dirname, "../..");
const cli = { env: process.env, root };
const config = readOwnConfig(cli);
const log = openLog(config, cli);
const { startShop } = await loadBundle(root);
const shop = await startShop({ config, log, only: "http", isWorker: true });
stopOnSignals(() => shop.stop(), log);
void endWhenLost({ stop: shop.stop, lost: Promise.race([shop.lost, isAlone]) });
process.send?.("ready");
