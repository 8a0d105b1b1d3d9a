// Two instances of the shop share everything: what one of them is told, the other knows.
import fs from "node:fs";
import path from "node:path";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { adminImageSchema } from "#modules/catalog/admin-shapes.ts";
import { placedOrderSchema, type PlacedOrder } from "#modules/orders/processing/contract.ts";
import { findNginx } from "../../../scripts/install/nginx.ts";
import { project } from "../../support/embedded-folders.ts";
import { startNginx } from "../../support/nginx.ts";
import { orderBody } from "../../support/sample-order.ts";
import { sampleImage } from "../catalog/sample-images.ts";
import { readEvents } from "../notifications/event-reader.ts";
import { send, sendFrom, signIn, startTwoInstances } from "./two-instances.ts";

const { one, other, s3, start, asOwner, readOlive, check } = await startTwoInstances();
const both = [one, other];

test("INST-01 instances that start together on an empty database migrate and fill it once", async () => {
  const journal = z
    .object({ entries: z.array(z.unknown()) })
    .parse(
      JSON.parse(fs.readFileSync(path.join(project, "migrations/meta/_journal.json"), "utf8")),
    );
  expect(
    await asOwner(
      `select (select count(*)::int from drizzle.__drizzle_migrations) as migrations,
         (select count(*)::int from product_variants where slug = 'olive') as units,
         (select count(*)::int from accounts) as accounts`,
    ),
  ).toEqual([{ migrations: journal.entries.length, units: 1, accounts: 3 }]);
  const migrated = both.flatMap(({ logged }) =>
    logged.filter(({ msg }) => msg === "the database was migrated"),
  );
  expect(migrated).toHaveLength(1);
});

test("STORE-08 an instance does not start with a missing bucket", async () => {
  await expect(start({ S3_BUCKET: "no-such-bucket" })).rejects.toThrow(
    /^The object storage at \S+ has no bucket named no-such-bucket\. Check S3_BUCKET[^\n]*$/,
  );
});

test("INST-03 a picture that one instance receives is served by the other", async () => {
  const { access_token } = await signIn(one, "admin");
  const { product_id } = await readOlive();
  const answer = await fetch(`${one.url}/api/admin/products/${product_id}/images`, {
    method: "POST",
    headers: { "content-type": "image/png", authorization: `Bearer ${access_token}` },
    body: new Uint8Array(await sampleImage(20, 20, "png")),
  });
  const { imageUrl } = adminImageSchema.parse(await answer.json());
  const name = `${imageUrl}-20.webp`;
  for (const { url } of both) {
    const served = await fetch(url + name);
    expect(Buffer.from(await served.arrayBuffer())).toEqual(s3.objects.get(name.slice(1))?.bytes);
  }
});

test("INST-04 a session of one instance is valid in the other, renewed there, and ended in both at once", async () => {
  const session = await signIn(one, "customer");
  const see = async (shop: { url: string }, token: string) =>
    (await send(`${shop.url}/api/auth/session`, { method: "GET", token })).status;
  expect(await see(other, session.access_token)).toBe(200);
  const renewed = await send(`${other.url}/api/auth/refresh`, {
    body: { refresh_token: session.refresh_token },
  });
  const { access_token, refresh_token } = z
    .object({ access_token: z.string(), refresh_token: z.string() })
    .parse(JSON.parse(renewed.text));
  expect(await see(one, access_token)).toBe(200);
  await send(`${one.url}/api/auth/sign-out`, { body: { refresh_token, scope: "global" } });
  const again = await send(`${other.url}/api/auth/refresh`, { body: { refresh_token } });
  expect([again.status, await see(other, access_token)]).toEqual([401, 401]);
});

test("INST-05 attempts are counted together, however they are distributed", async () => {
  const attempt = (shop: { url: string }) =>
    send(`${shop.url}/api/auth/sign-in`, {
      body: { email: "nobody@mail.example", password: "wrong password" },
    });
  const answers = await Promise.all([one, other, one, other, one].map(attempt));
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  expect((await attempt(one)).status).toBe(429);
  expect((await attempt(other)).status).toBe(429);
});

const nginx = findNginx();

describe.skipIf(nginx === undefined)("behind nginx", () => {
  let proxy: Awaited<ReturnType<typeof startNginx>>;
  beforeAll(async () => {
    proxy = await startNginx([one.port, other.port]);
  });
  afterAll(() => proxy.stop());

  test("INST-06 a visitor is identified by the address that nginx sees, whatever their headers claim", async () => {
    const subscribe = (address: string, nth: number) =>
      sendFrom(address, `${proxy.url}/api/newsletter/subscriptions`, {
        body: { email: `reader-${randomUUID()}@mail.example`, elapsed_ms: 9_000 },
        claims: `10.9.9.${nth}`,
      });
    const statuses = [];
    for (const nth of [1, 2, 3, 4]) statuses.push(await subscribe("127.0.0.2", nth));
    expect(statuses).toEqual([200, 200, 429, 429]);
    expect(await subscribe("127.0.0.3", 1)).toBe(200);
  });

  test("INST-07 updates of either instance pass through", async () => {
    const { access_token } = await signIn(proxy, "admin");
    const stream = await readEvents(`${proxy.url}/api/admin/live`, access_token);
    expect(stream.status).toBe(200);
    for (const { url } of both) {
      const placed = await send(`${url}/api/orders`, { body: orderBody({ caramel: 1 }) });
      expect(placed.status).toBe(200);
      let news = await stream.next();
      while (news?.event !== "order") news = await stream.next();
      expect(news.data).toMatchObject({ customerName: "Maya Brenner" });
    }
    stream.leave();
  });

  test("INST-07 an upload of full size passes through, and the shop decides about it", async () => {
    const { access_token } = await signIn(proxy, "admin");
    const { product_id } = await readOlive();
    const large = await fetch(`${proxy.url}/api/admin/products/${product_id}/images`, {
      method: "POST",
      headers: { "content-type": "image/png", authorization: `Bearer ${access_token}` },
      body: new Uint8Array(5_242_881),
    });
    // The shop's own words: nginx has let it through.
    expect(z.object({ code: z.string() }).parse(await large.json()).code).toBe("image_too_large");
  });

  test.each(["/cancel", "/cancel.data", "/order-status/return/key", "/order-status/review/key"])(
    "INST-07 a form with photos of full size passes through to %s, and to no other page",
    async (form) => {
      /** Whether nginx itself refuses it. */
      const isTooLarge = async (to: string) => {
        const body = new Uint8Array(20_971_520);
        const answer = await fetch(proxy.url + to, { method: "POST", body });
        return (await answer.text()).includes("Request Entity Too Large");
      };
      expect(await isTooLarge(form)).toBe(false);
      expect(await isTooLarge("/contact")).toBe(true);
    },
  );

  test("INST-08 a file that only one instance has is found, and the metrics are not exposed", async () => {
    for (const name of ["of-one.js", "of-the-other.js"])
      for (const _ of both) expect((await fetch(`${proxy.url}/assets/${name}`)).status).toBe(200);
    expect((await fetch(`${proxy.url}/assets/of-nobody.js`)).status).toBe(404);
    expect((await fetch(`${proxy.url}/metrics`)).status).toBe(404);
  });
});

const CLIENTS = 8;
const ENOUGH = 25;
type Acknowledged = { body: ReturnType<typeof orderBody>; answer: PlacedOrder };

test.skipIf(nginx === undefined)(
  "INST-09 when one is killed under load, every acknowledged order exists once with mail and stock, also after a retry",
  async () => {
    await asOwner(
      `insert into stock_movements (variant_id, sku, quantity, reason)
       select id, sku, 10000, 'receipt' from product_variants`,
    );
    const proxy = await startNginx([one.port, other.port]);
    const acknowledged: Acknowledged[] = [];
    let visitors = 0;
    let isOver = false;

    /** Sends an order through nginx, again with the same key until it is acknowledged. */
    async function order(body: ReturnType<typeof orderBody>, from: string): Promise<PlacedOrder> {
      for (;;) {
        const answer = await send(`${proxy.url}/api/orders`, { body, from }).catch(() => undefined);
        if (answer?.status === 200) return placedOrderSchema.parse(JSON.parse(answer.text));
        // nginx answers 503 or 504 when it has lost the instance.
        if (answer !== undefined && ![503, 504].includes(answer.status))
          throw new Error(`an order was refused: ${answer.text}`);
      }
    }
    async function client(): Promise<void> {
      // oxlint-disable-next-line no-unmodified-loop-condition -- the test ends it
      while (!isOver) {
        visitors += 1;
        const body = orderBody({ blue: 1 });
        const email = `killed-${visitors}@mail.example`;
        const named = { ...body, details: { ...body.details, email } };
        acknowledged.push({ body: named, answer: await order(named, `10.2.${visitors}.1`) });
      }
    }
    const reach = (count: number) =>
      expect.poll(() => acknowledged.length, { interval: 5 }).toBeGreaterThanOrEqual(count);

    try {
      const clients = Promise.all(Array.from({ length: CLIENTS }, client));
      clients.catch(() => {}); // It is met below.
      await Promise.race([reach(ENOUGH), clients]);
      const sawOne = one.logged.some((line) => line["path"] === "/api/orders");
      await one.kill();
      await Promise.race([reach(acknowledged.length + ENOUGH), clients]);
      isOver = true;
      await clients;
      expect(sawOne).toBe(true);

      const again = await Promise.all(
        acknowledged.slice(0, ENOUGH * 2).map(async ({ body }) => order(body, "10.3.0.1")),
      );
      expect(again).toEqual(acknowledged.slice(0, ENOUGH * 2).map(({ answer }) => answer));
    } finally {
      isOver = true;
      await proxy.stop();
    }

    const orders = await asOwner(
      `select idempotency_key as key, number,
         (select array_agg(quantity) from order_items where order_id = o.id) as units,
         (select array_agg(reason || ' ' || reserved) from stock_movements where order_id = o.id) as movements,
         (select array_agg(recipient) from mails where dedupe_key = 'order-confirmation:' || o.id) as mails
       from orders o where customer_email like 'killed-%' order by key`,
    );
    expect(orders).toEqual(
      acknowledged
        .map(({ body, answer }) => ({
          key: body.idempotencyKey,
          number: answer.number,
          units: [1],
          movements: ["reserve 1"],
          mails: [body.details.email],
        }))
        .toSorted((a, b) => (a.key < b.key ? -1 : 1)),
    );
    expect(await check()).toEqual([]);
  },
);

test("INST-10 neither instance has logged an error", () => {
  const troubles = both.flatMap(({ logged }) =>
    logged.filter(({ level }) => level === "error" || level === "fatal"),
  );
  expect(troubles).toEqual([]);
});
