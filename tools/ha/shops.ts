// Instances of the built shop, as their owner starts them.
import path from "node:path";
import { freePort } from "../../tests/support/free-port.ts";
import { until, type Program, type Programs } from "./programs.ts";

const root = path.join(import.meta.dirname, "../..");
const START_MS = 120_000;

export type Shop = { readonly name: string; readonly url: string; readonly program: Program };

export const getStatus = async (url: string): Promise<number> => {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
};
export const isReady = async ({ url }: Shop) => (await getStatus(`${url}/readyz`)) === 200;

/** Starts an instance and waits until it is ready. Its uploads and log are below `folder`. */
export async function startInstance(
  programs: Programs,
  options: {
    name: string;
    folder: string;
    env: Readonly<Record<string, string>>;
    stopping: AbortSignal;
  },
): Promise<Shop> {
  const { name, folder, env, stopping } = options;
  const port = await freePort();
  const program = programs.start({
    name,
    cwd: root,
    command: [process.execPath, "src/cli/shop.mjs", "start"],
    env: {
      ...env,
      PORT: String(port),
      DATA_DIR: path.join(folder, `${name}-data`),
      DEMO: "on",
      PAYMENTS: "manual",
      TRUSTED_PROXIES: "127.0.0.1",
      LOG_LEVEL: "warn",
    },
  });
  const shop = { name, url: `http://127.0.0.1:${port}`, program };
  await until(
    `${name} is ready (see ${name}.log)`,
    START_MS,
    async () => {
      if (program.ending() !== undefined) stopping.throwIfAborted();
      return isReady(shop);
    },
    stopping,
  );
  return shop;
}
