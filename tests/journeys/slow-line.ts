// A line to a shop on which scripts can be kept back.
import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

export type SlowLine = {
  readonly url: string;
  /** Keeps back the next script, whichever it is; resolves when somebody has asked for it. */
  readonly keepBack: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Opens one to the shop at `target`. */
export async function openSlowLine(target: string): Promise<SlowLine> {
  let keep: (() => void) | undefined;
  const server = createServer((asked, answer) => {
    if (keep !== undefined && asked.url?.endsWith(".js")) {
      keep();
      keep = undefined;
      return;
    }
    const { method, headers } = asked;
    const passed = request(new URL(asked.url ?? "/", target), { method, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    passed.on("error", () => answer.destroy());
    asked.pipe(passed);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // of a server with a port
  return {
    url: `http://127.0.0.1:${port}`,
    keepBack: () => new Promise((resolve) => (keep = resolve)),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
