import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { findNginx } from "../../../scripts/nginx.ts";
import { startNginx } from "../../support/nginx.ts";

/** Where nobody listens any more. */
async function closedPort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

const nginx = findNginx();

test.skipIf(nginx === undefined)(
  "INST-13 while no instance answers, visitors are told to come again in a moment",
  async () => {
    const proxy = await startNginx([await closedPort(), await closedPort()]);
    try {
      for (const path of ["/", "/api/orders", "/assets/of-nobody.js"]) {
        const answer = await fetch(proxy.url + path);
        expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "10"]);
        expect(answer.headers.get("cache-control")).toBe("no-store");
      }
    } finally {
      await proxy.stop();
    }
  },
);
