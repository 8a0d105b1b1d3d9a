// `npm run e2e:firefox`: the tests marked @engine, in a stock Firefox. What follows goes to
// Playwright, such as -g "CART".
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { findFirefox, noFirefox } from "../install/engines.ts";

if (findFirefox() === undefined) console.log(`skipped: ${noFirefox}`);
else {
  const cli = join(import.meta.dirname, "../../node_modules/@playwright/test/cli.js");
  const { status } = spawnSync(process.execPath, [cli, "test", ...process.argv.slice(2)], {
    stdio: "inherit",
    env: { ...process.env, E2E_ENGINE: "firefox" },
  });
  process.exitCode = status ?? 1;
}
