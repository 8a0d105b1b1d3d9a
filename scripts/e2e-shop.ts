// The shop that the end-to-end tests visit: the built one, with a database of its own that goes away with it.
//   node scripts/e2e-shop.ts <port>
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { start } from "../src/cli/start.ts";

const root = join(import.meta.dirname, "..");
const dataDir = mkdtempSync(join(tmpdir(), "wanderpaw e2e "));
process.on("exit", () => rmSync(dataDir, { recursive: true, force: true }));

// Nothing of the surroundings: the tests must not depend on someone's own settings.
// The browser stands behind a "proxy", so that each test can come from an address of its own.
const env = {
  PORT: process.argv[2],
  DATA_DIR: dataDir,
  LOG_LEVEL: "warn",
  TRUSTED_PROXIES: "127.0.0.1,::1",
  // With it every test proves that no page loads the tag by itself: requests to other hosts fail the test.
  ANALYTICS_ID: "G-TEST123",
};
await start({ env, root });
