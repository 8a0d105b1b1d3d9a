// Runs the proxies of docs/examples, by the very files that the documentation recommends.
import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises"; // not a sleep: asks a server until it lets somebody in
import { project } from "./embedded-folders.ts";
import { createTemporaryFolder } from "./embedded-shop.ts";
import { freePort } from "./free-port.ts";

export type Proxy = {
  readonly url: string;
  readonly port: number;
  readonly stop: () => Promise<void>;
};

export const folderOfExamples = path.join(project, "docs/examples");

/** A line of an example, and what a test has in its place. */
type Change = readonly [from: string | RegExp, to: string];

/** An example with changes, each of which must be possible once. */
export function readExample(name: string, changes: readonly Change[]): string {
  return changes.reduce(
    (text, [from, to]) => {
      // The test must not quietly run something else than the example.
      if (text.split(from).length !== 2) throw new Error(`${name} has to have one ${from}`);
      return text.replace(from, () => to);
    },
    fs.readFileSync(path.join(folderOfExamples, name), "utf8"),
  );
}

/**
 * Starts a program with the configuration that `write` makes for a folder and a free port, and
 * waits until it listens there. Rejects with what it says.
 */
export async function startProxy(options: {
  program: string;
  configure: (folder: string, port: number) => string | Promise<string>;
  args: (file: string, folder: string) => readonly string[];
}): Promise<Proxy> {
  const { folder, remove } = createTemporaryFolder();
  const port = await freePort();
  const file = path.join(folder, "proxy.conf");
  fs.writeFileSync(file, await options.configure(folder, port));
  const log = fs.openSync(path.join(folder, "output.log"), "w");
  const child = spawn(options.program, options.args(file, folder), {
    stdio: ["ignore", log, log],
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  fs.closeSync(log);
  const ended = once(child, "exit");
  async function stop(): Promise<void> {
    child.kill("SIGTERM");
    await ended;
    remove();
  }
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) {
      const said = readLogs(folder);
      remove();
      throw new Error(said);
    }
    await sleep(10);
  }
  return { url: `http://127.0.0.1:${port}`, port, stop };
}

const readLogs = (folder: string) =>
  fs
    .readdirSync(folder)
    .filter((name) => name.endsWith(".log"))
    .map((name) => fs.readFileSync(path.join(folder, name), "utf8"))
    .join("\n");

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(true));
    socket.once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}
