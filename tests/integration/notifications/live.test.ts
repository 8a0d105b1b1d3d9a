import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { startBackOffice } from "../orders/back-office.ts";
import { readEvents } from "./event-reader.ts";
import { toVersion } from "#platform/to-version.ts";

const { database, shop, send, place, enter, act, receive, passTime, asAdmin, variantId } =
  await startBackOffice({ followsChanges: true });
beforeAll(async () => {
  await receive("olive", 200);
});

const url = `${shop.url}/api/admin/live`;

async function signIn(name: "admin" | "moderator") {
  const { text } = await send("/api/auth/sign-in", {
    email: `${name}@wanderpaw.example`,
    password: "Wanderpaw!2026",
  });
  return z.object({ access_token: z.string(), refresh_token: z.string() }).parse(JSON.parse(text));
}
const getToken = async (name: "admin" | "moderator") => (await signIn(name)).access_token;
/** Somebody who listens from now on. */
async function listening() {
  const stream = await readEvents(url, await getToken("admin"));
  expect(stream.status).toBe(200);
  return stream;
}

test("LIVE-01 a new order is announced at once, with the data that staff need", async () => {
  const stream = await listening();
  expect(stream.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  expect(stream.headers.get("cache-control")).toBe("no-store");
  const id = await place();
  expect(await stream.next()).toEqual({
    event: "order",
    data: {
      id,
      number: id.slice(-8).toUpperCase(),
      customerName: "Maya Brenner",
      total: { amountMinor: 7_499, currency: "USD" },
      totalIls: null,
      source: "checkout",
    },
  });
});

test("LIVE-02 a change of an order is announced by its id", async () => {
  const id = await enter({ olive: 1 });
  const stream = await listening();
  await act(id, "/status", { status: "processing", notifyCustomer: false });
  expect(await stream.next()).toEqual({ event: "order-changed", data: { id } });
});

test("LIVE-03 stock that falls to a lower level is announced once", async () => {
  await asAdmin("PUT", `/api/admin/variants/${variantId("caramel")}/stock`, {
    available: 20,
    version: toVersion(5),
  });
  const stream = await listening();
  await enter({ caramel: 15 });
  const received = [await stream.next(), await stream.next()];
  expect(received.map((it) => it?.event)).toEqual(["order", "stock"]);
  expect(received[1]?.data).toEqual({ variantId: variantId("caramel"), level: "critical" });
});

test("LIVE-04 staff without the right receive nothing", async () => {
  const answers = [
    await readEvents(url),
    await readEvents(url, "no.token.atall"),
    await readEvents(url, await getToken("moderator")),
  ];
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 403]);
  const wrong = await fetch(url, { method: "POST", headers: { origin: "http://shop.example" } });
  expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

test("LIVE-05 a former administrator receives nothing more, and their stream ends", async () => {
  await database.asOwner(
    "update user_roles set role = 'admin' from profiles p where p.id = user_id and p.email = 'moderator@wanderpaw.example'",
  );
  const stream = await readEvents(url, await getToken("moderator"));
  expect(stream.status).toBe(200);
  await database.asOwner(
    "update user_roles set role = 'moderator' from profiles p where p.id = user_id and p.email = 'moderator@wanderpaw.example'",
  );
  await place();
  expect(await stream.next()).toBeUndefined();
});

test("LIVE-05 a stream ends when its session has been ended", async () => {
  const { access_token, refresh_token } = await signIn("admin");
  const stream = await readEvents(url, access_token);
  const out = await send("/api/auth/sign-out", { refresh_token, scope: "local" });
  expect(out.status).toBe(204);
  await place();
  expect(await stream.next()).toBeUndefined();
});

test("LIVE-05 a stream ends with the access token that opened it", async () => {
  const stream = await listening();
  passTime(15 * 60);
  await place();
  expect(await stream.next()).toBeUndefined();
});

test("LIVE-06 a person has at most six streams, and closing one makes room", async () => {
  const token = await getToken("admin");
  const streams = [];
  for (let count = 0; count < 6; count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    streams.push(await readEvents(url, token));
  }
  expect(streams.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
  expect((await readEvents(url, token)).status).toBe(429);
  streams[0]?.leave();
  await expect
    .poll(async () => {
      const again = await readEvents(url, token);
      again.leave();
      return again.status;
    })
    .toBe(200);
});

test("LIVE-07 a change of very many orders at once is announced as one event", async () => {
  await database.asOwner(
    `insert into orders (customer_name, customer_email, source, subtotal_minor, total_minor)
     select 'Many ' || n, 'many@mail.example', 'admin', 0, 0 from generate_series(1, 60) n`,
  );
  const stream = await listening();
  await database.asOwner(
    "update orders set status = 'processing' where customer_name like 'Many %'",
  );
  expect(await stream.next()).toEqual({ event: "much", data: null });
});

test("LIVE-07 a client that connects learns for how long there was no event", async () => {
  const before = performance.now();
  const first = await listening();
  await place();
  await first.next();
  const { headers } = await listening();
  const quietMs = Number(headers.get("quiet-ms"));
  expect(quietMs).toBeLessThan(performance.now() - before);
});

test("LIVE-07 a gap while the database was away is announced as such", async () => {
  const stream = await listening();
  await database.asOwner(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'wanderpaw-listen'",
  );
  expect(await stream.next()).toEqual({ event: "much", data: null });
});

test("LIVE-08 when the shop stops, its streams end at once", async () => {
  const stream = await listening();
  shop.services.live.end();
  expect(await stream.next()).toBeUndefined();
});
