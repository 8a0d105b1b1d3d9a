// One of several instances: the whole shop as `shop start` runs it, configured by its environment,
// with sample pages. `node instance-process.js <folder> [http|jobs]` logs to standard output, and
// writes a line with its port when it answers.
import "./move-date.ts";
import { readConfig } from "#platform/config.ts";
import { createLog } from "#platform/log.ts";
import { StartupError } from "#platform/startup-error.ts";
import { pieces } from "../../src/server/start/process-roles.ts";
import { startShop } from "../../src/main.ts";

const [root = "", named] = process.argv.slice(2);
const only = pieces.find((piece) => piece === named);
const log = createLog({ level: "info", destination: process.stdout });
try {
  const shop = await startShop({ config: readConfig(process.env, root), log, only });
  process.stdout.write(`${new URL(shop.url).port}\n`);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
