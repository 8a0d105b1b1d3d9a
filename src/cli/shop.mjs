// The entry of the `shop` command. Plain JavaScript, so that an old Node can read it and say what is
// missing; shop.ts would fail there with "Unknown file extension".
import { join } from "node:path";

const required = 24;
const major = Number(process.versions.node.split(".")[0]);

if (major < required) {
  console.error(
    `The shop needs Node ${required} or newer, and this is Node ${process.versions.node}. Run "npm start" or ` +
      `"npm run shop -- <command>", which use the Node that "npm install" puts into node_modules. If they print this, too, ` +
      `that Node is missing: run "npm install" again with install scripts allowed.`,
  );
  process.exitCode = 1;
} else {
  if (process.argv.includes("start")) limitMemory();
  await keepCompiled();
  await import("./shop.ts");
}

/**
 * Begins this process again with the settings of a shop in little memory, unless somebody has
 * chosen others. V8 and the C library read them only when a program begins. The young heap would
 * grow to 128 MB on a machine with room, the old one to four times what is in use, and each
 * thread would keep what it has once needed ("Memory" in docs/running/capacity.md).
 */
function limitMemory() {
  const { env, execArgv, execPath } = process;
  const isChosen = `${execArgv.join(" ")} ${env.NODE_OPTIONS}`.includes("semi-space-size");
  if (isChosen || process.platform === "win32" || process.send !== undefined) return;
  const flags = ["--max-semi-space-size=16", "--heap-growing-percent=100"];
  process.execve?.(execPath, [execPath, ...flags, ...execArgv, ...process.argv.slice(1)], {
    MALLOC_ARENA_MAX: "2",
    MALLOC_TRIM_THRESHOLD_: "131072",
    ...env,
  });
}

/** Keeps what V8 compiles, for the next start. Without a folder to write to, nothing is kept. */
async function keepCompiled() {
  const { enableCompileCache } = await import("node:module");
  enableCompileCache(join(import.meta.dirname, "../../node_modules/.cache/compiled"));
}
