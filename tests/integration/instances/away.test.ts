import { expect, test } from "vitest";
import { findNginx } from "../../../scripts/install/nginx.ts";
import { freePort } from "../../support/free-port.ts";
import { startNginx } from "../../support/nginx.ts";

const nginx = findNginx();

test.skipIf(nginx === undefined)(
  "INST-13 while no instance answers, visitors are told to retry in a moment",
  async () => {
    const proxy = await startNginx([await freePort(), await freePort()]);
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
