// The shop in pieces: one process for visitors, others for jobs.
import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { orderBody } from "../../support/sample-order.ts";
import { send, startTwoInstances } from "./two-instances.ts";

const {
  one: http,
  other: jobs,
  dataDir,
  start,
  asOwner,
  check,
} = await startTwoInstances({
  pieces: ["http", "jobs"],
});

const get = async (shop: { url: string }, address: string) =>
  (await fetch(shop.url + address)).status;

const placeOrder = () => send(`${http.url}/api/orders`, { body: orderBody() });

const countOpenMails = () =>
  asOwner("select count(*)::int as open from mails where state <> 'sent'");

test("INST-19 an order in one process is mailed by the other, and the integrity rules hold", async () => {
  expect((await placeOrder()).status).toBe(200);
  await expect.poll(countOpenMails).toEqual([{ open: 0 }]);
  expect(fs.readdirSync(path.join(dataDir, "outbox"))).not.toEqual([]);
  expect(await check()).toEqual([]);
});

test("INST-19 a process for jobs reports its state, and serves nothing else", async () => {
  const addresses = [
    "/healthz",
    "/readyz",
    "/metrics",
    "/",
    "/auth",
    "/api/orders",
    "/assets/of-the-other.js",
  ];
  const statuses = await Promise.all(addresses.map((address) => get(jobs, address)));
  expect(statuses).toEqual([200, 200, 200, 404, 404, 404, 404]);
  expect(await (await fetch(`${jobs.url}/metrics`)).text()).toContain("job_queue_waiting_jobs ");
  expect(await get(http, "/")).toBe(200);
});

test("INST-20 without a process for jobs they wait, and any that starts later does them", async () => {
  await jobs.kill();
  await expect
    .poll(() =>
      asOwner(
        `select count(*)::int from pg_stat_activity where application_name = 'wanderpaw-jobs'`,
      ),
    )
    .toEqual([{ count: 0 }]);
  expect((await placeOrder()).status).toBe(200);
  expect(await countOpenMails()).not.toEqual([{ open: 0 }]);
  const later = await Promise.all([start({}, "jobs"), start({}, "jobs"), start()]);
  await expect.poll(countOpenMails).toEqual([{ open: 0 }]);
  expect(await asOwner("select max(attempts) as most from mails")).toEqual([{ most: 1 }]);
  expect(await Promise.all(later.map((shop) => get(shop, "/readyz")))).toEqual([200, 200, 200]);
  const errors = [http, ...later].flatMap(({ logged }) =>
    logged.filter(({ level }) => level === "error"),
  );
  expect(errors).toEqual([]);
});
