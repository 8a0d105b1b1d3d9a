// Each proxy that the documentation has an example for, in front of the shop.
import { connect as connectHttp2, type ClientHttp2Session } from "node:http2";
import http from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { findNginx } from "../../../scripts/install/nginx.ts";
import { findProxy } from "../../../scripts/install/proxies.ts";
import { startDemoShop } from "../../support/demo-shop.ts";
import type { Proxy } from "../../support/examples.ts";
import { startNginx } from "../../support/nginx.ts";
import { startApache, startCaddy, startHaproxy } from "../../support/other-proxies.ts";
import { orderBody } from "../../support/sample-order.ts";
import { createBegunCount } from "../http/count-begun.ts";
import { readEvents } from "../notifications/event-reader.ts";
import { send, sendFrom, signIn } from "./two-instances.ts";

const shop = await startDemoShop({ followsChanges: true });
// Staff need not set up a second factor for now.
await shop.database.asOwner("update user_roles set given_at = '2100-01-01'");
await shop.database.asOwner(
  `insert into stock_movements (variant_id, sku, quantity, reason)
   select id, sku, 1000, 'receipt' from product_variants`,
);
const port = Number(new URL(shop.url).port);

const countBegun = createBegunCount(shop.url);
/** More than a network has places for pages and for the API. */
const EACH = 20;

/** `asks`: it looks after the instances by itself. `passesOn`: it forwards bodies as they come. */
const proxies = [
  { name: "nginx", start: startNginx, isThere: findNginx() !== undefined },
  {
    name: "HAProxy",
    start: startHaproxy,
    isThere: findProxy("haproxy") !== undefined,
    asks: true,
    passesOn: true,
  },
  {
    name: "Caddy",
    start: startCaddy,
    isThere: findProxy("caddy") !== undefined,
    asks: true,
    passesOn: true,
  },
  { name: "Apache", start: startApache, isThere: findProxy("apache2") !== undefined, asks: true },
];

for (const [nth, { name, start, isThere, asks = false, passesOn = false }] of proxies.entries())
  describe.skipIf(!isThere)(`behind ${name}`, () => {
    let proxy: Proxy;
    beforeAll(async () => {
      proxy = await start([port, port]);
    });
    afterAll(() => proxy.stop());

    test("OPS-31 pages, sign-in and orders pass through", async () => {
      const page = await fetch(`${proxy.url}/faq`);
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("</html>")]);
      expect((await signIn(proxy, "customer")).access_token).not.toBe("");
      const placed = await send(`${proxy.url}/api/orders`, { body: orderBody({ caramel: 1 }) });
      expect(placed.status).toBe(200);
    });

    test("OPS-31 a visitor is identified by the address that the proxy sees, whatever their headers claim", async () => {
      const subscribe = (address: string, turn: number) =>
        sendFrom(address, `${proxy.url}/api/newsletter/subscriptions`, {
          body: { email: `${name}-${turn}@mail.example`, elapsed_ms: 9_000 },
          claims: `10.9.9.${turn}`,
        });
      const statuses = [];
      for (const turn of [1, 2, 3]) statuses.push(await subscribe(`127.0.${nth + 1}.2`, turn));
      expect(statuses).toEqual([200, 200, 429]);
      expect(await subscribe(`127.0.${nth + 1}.3`, 4)).toBe(200);
    });

    test("OPS-31 the metrics are not exposed, and the instances' readiness is checked", async () => {
      const status = (await fetch(`${proxy.url}/metrics`)).status;
      expect([403, 404]).toContain(status);
      const asked = () =>
        shop.logged.filter((line) => line["path"] === "/readyz" && line["status"] === 200);
      const enough = asked().length + (asks ? 1 : 0);
      await expect.poll(() => asked().length).toBeGreaterThanOrEqual(enough);
      expect((await fetch(`${proxy.url}/`)).status).toBe(200);
    });

    test("OPS-32 the live stream opens, and updates arrive at once", async () => {
      const { access_token } = await signIn(proxy, "admin");
      const stream = await readEvents(`${proxy.url}/api/admin/live`, access_token);
      expect(stream.status).toBe(200);
      const placed = await send(`${shop.url}/api/orders`, { body: orderBody({ caramel: 1 }) });
      expect(placed.status).toBe(200);
      let news = await stream.next();
      while (news?.event !== "order") news = await stream.next();
      expect(news.data).toMatchObject({ customerName: "Maya Brenner" });
      stream.leave();
    });

    test("HTTP-42 large bodies that are refused early get their response, and do not block other requests", async () => {
      const visitor = name === "nginx" ? ofHttp1(proxy) : ofHttp2(proxy);
      for (let turn = 0; turn < 4; turn += 1) {
        const refused = await Promise.all([
          ...Array.from({ length: 3 }, () => visitor.post("/api/coupons/check", 300_000)),
          ...Array.from({ length: 3 }, () => visitor.post("/api/admin/products", 5_000_000)),
        ]);
        expect(refused).toEqual([413, 413, 413, 401, 401, 401]);
        const others = await Promise.all(
          Array.from({ length: 10 }, async () => {
            const answer = await fetch(`${proxy.url}/faq`);
            await answer.arrayBuffer();
            return answer.status;
          }),
        );
        expect(others).toEqual(Array.from({ length: 10 }, () => 200));
      }
    });

    test("HOST-41 slow forms and bodies through it do not block pages and the API", async () => {
      const before = await countBegun();
      const trickles = [
        "POST /contact HTTP/1.1\r\nContent-Type: application/x-www-form-urlencoded\r\n",
        "POST /api/coupons/check HTTP/1.1\r\nContent-Type: application/json\r\n",
      ];
      for (const head of trickles)
        for (let count = 0; count < EACH; count += 1) {
          const socket = connect(proxy.port, "127.0.0.1");
          onTestFinished(() => void socket.destroy());
          socket.on("error", () => {});
          await new Promise<void>((resolve) =>
            socket.write(`${head}Host: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{`, () => resolve()),
          );
        }
      // The others wait for the rest of a body before they forward it.
      const begun = before + (passesOn ? trickles.length * EACH : 0);
      await expect.poll(countBegun).toBeGreaterThanOrEqual(begun);
      for (let turn = 0; turn < 3; turn += 1) {
        expect((await fetch(`${proxy.url}/product/olive?sent=1`)).status).toBe(200);
        expect((await fetch(`${proxy.url}/api/catalog/variants?slugs=olive`)).status).toBe(200);
      }
    });
  });

/** One client whose requests share connections. */
type Visitor = { readonly post: (path: string, bytes: number) => Promise<number | undefined> };

const headers = { "content-type": "application/json" };

function ofHttp1({ url }: Proxy): Visitor {
  const agent = new http.Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  return {
    async post(path, bytes) {
      const answer = Promise.withResolvers<http.IncomingMessage>();
      const request = http.request(url + path, {
        agent,
        method: "POST",
        headers: { ...headers, "content-length": bytes },
      });
      request.on("response", answer.resolve).on("error", answer.reject);
      request.end(Buffer.alloc(bytes, "x"));
      const response = await answer.promise;
      await text(response);
      return response.statusCode;
    },
  };
}

function ofHttp2({ url }: Proxy): Visitor {
  const session: ClientHttp2Session = connectHttp2(url, { maxSessionMemory: 64 });
  onTestFinished(() => session.destroy());
  return {
    async post(path, bytes) {
      const status = Promise.withResolvers<number | undefined>();
      const stream = session.request({ ":method": "POST", ":path": path, ...headers });
      stream.on("response", (answer) => status.resolve(answer[":status"]));
      stream.on("error", status.reject);
      stream.end(Buffer.alloc(bytes, "x"));
      stream.resume();
      return status.promise;
    },
  };
}
