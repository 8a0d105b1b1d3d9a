// Bodies that arrive byte by byte, straight from the client or through a proxy that hands them on.
import { connect } from "node:net";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { testDatabase } from "../../support/database.ts";
import { createBegunCount } from "../http/count-begun.ts";
import { startSampleShop } from "../http/sample-shop.ts";
import { getStatuses } from "../http/http-client.ts";
import { buildWithInput, findPagesWithInput } from "./pages-with-input.ts";

const database = await testDatabase({ seeded: true });
const pages = await findPagesWithInput();
const shop = await startSampleShop({
  webBuild: buildWithInput(pages),
  connectionString: database.appUrl,
  payments: "manual",
  trustedProxies: ["127.0.0.1"],
});
afterAll(() => shop.stop());

const form = "application/x-www-form-urlencoded";
const files = "multipart/form-data; boundary=b";

/** Sends the beginning of a request; `finish` sends the rest and resolves with the status. */
function trickle(path: string, type: string, [begin, rest]: [string, string], from: string) {
  const socket = connect({ port: shop.port, host: "127.0.0.1" });
  onTestFinished(() => void socket.destroy());
  const head = [
    `POST ${path} HTTP/1.1`,
    "Host: shop.example",
    "Connection: close",
    `X-Forwarded-For: ${from}`,
    `Content-Type: ${type}`,
    `Content-Length: ${begin.length + rest.length}`,
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n${begin}`);
  return {
    leave: () => socket.destroy(),
    finish: () =>
      new Promise<number | undefined>((resolve) => {
        let received = "";
        socket.on("data", (chunk) => (received += chunk.toString("latin1")));
        socket.on("close", () => resolve(getStatuses(received)[0]));
        socket.write(rest);
      }),
  };
}

const countBegun = createBegunCount(shop.url);

/** Waits until so many requests more than `before` are under way. */
const untilBegun = (count: number, before: number) => expect.poll(countBegun).toBe(before + count);

const get = (path: string, from: string) =>
  fetch(shop.url + path, { headers: { "x-forwarded-for": from, connection: "close" } });

test("HOST-47 clients who abort the upload of photos are not logged as errors", async () => {
  const before = await countBegun();
  const slow = Array.from({ length: 3 }, () =>
    trickle("/cancel", files, ["--b\r\n", "x".repeat(2_000_000)], "192.0.2.20"),
  );
  await untilBegun(slow.length, before);
  slow.forEach(({ leave }) => leave());
  const getLevels = () =>
    shop.logged.filter(({ msg }) => msg === "a form could not be taken").map((it) => it["level"]);
  await expect.poll(getLevels).toEqual(["debug", "debug", "debug"]);
  expect(shop.logged.filter(({ level }) => level === "error")).toEqual([]);
});

test("HOST-41 slow forms to any page take no render from others, even in the same network", async () => {
  const networks = ["192.0.2.1", "198.51.100.1", "203.0.113.1", "2001:db8::1"];
  const quiet = await countBegun();
  const first = trickle("/contact", form, ["name=", "Maya"], "192.0.2.1");
  await untilBegun(1, quiet);
  for (const from of networks) {
    const before = await countBegun();
    const slow = [
      ...Array.from({ length: 20 }, () => trickle("/contact", form, ["name=", "Maya"], from)),
      ...pages.flatMap(({ path }) =>
        [form, files].map((type) => trickle(`/${path}`, type, ["--b\r\n", "a"], from)),
      ),
    ];
    // Each in turn: beyond a hundred at once they would be refused at the door.
    await untilBegun(slow.length, before);
  }
  for (const from of [...networks, "10.0.0.1"])
    expect((await get("/product/olive?sent=1", from)).status).toBe(200);
  // The one that sends the rest is answered: this form lacks a message.
  expect(await first.finish()).toBe(422);
});

test("HOST-41 slow bodies to the API do not block others behind the same address", async () => {
  const before = await countBegun();
  const from = "192.0.2.9";
  const body = JSON.stringify({ code: "WARM10", lines: [] });
  const slow = Array.from({ length: 20 }, () =>
    trickle("/api/coupons/check", "application/json", [body.slice(0, 5), body.slice(5)], from),
  );
  await untilBegun(slow.length, before);
  expect((await get("/api/catalog/variants?slugs=olive", from)).status).toBe(200);
  expect(await slow[0]?.finish()).toBe(200);
});
