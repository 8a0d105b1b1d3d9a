// A shop reduced to its database, as a process of its own: `node embedded-process.ts <data
// folder>`. It prints one line of JSON, its connection string or what it refused with, and runs
// until it is told to stop.
import { startEmbedded } from "#platform/db/embedded.ts";
import { silentLog } from "#platform/log.ts";

const [dataDir = ""] = process.argv.slice(2);
try {
  const database = await startEmbedded({ dataDir, log: silentLog });
  process.once("SIGTERM", () => void database.stop());
  console.log(JSON.stringify({ ownerUrl: database.ownerUrl, uid: process.getuid?.() }));
} catch (error) {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  console.log(JSON.stringify({ name, message }));
}
