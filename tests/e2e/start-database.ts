// Once per run: one database server, and on it the database of which each shop gets a copy.
import { startTemplateServer } from "../support/database-server.ts";
import { setTestClock } from "../support/set-test-clock.ts";
import { shopNow } from "./fixtures.ts";
import { SERVER_VARIABLE } from "./own-shop.ts";

/** Returns what ends the server. */
// oxlint-disable-next-line import/no-default-export -- Playwright looks for it
export default async function startDatabase(): Promise<() => Promise<void>> {
  const { ownerUrl, remove } = await startTemplateServer(shopNow(), setTestClock);
  process.env[SERVER_VARIABLE] = ownerUrl;
  return remove;
}
