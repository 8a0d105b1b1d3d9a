// Devices that are told of what customers request.
import { expect, test } from "vitest";
import { startPushShop } from "./push-shop.ts";

const { database, push, signIn, doJobs, goTo, place } = await startPushShop();

test("PUSH-16 a device is notified of a request and of an order that its customer cancelled, and not of requests that match no order", async () => {
  push.answer(201);
  goTo("2026-03-03T10:00:00Z");
  const browser = await (await signIn("admin")).turnOn();
  const order = await place();
  await database.asOwner("delete from untold_news");
  const request = (orderId: string | null) =>
    database.asOwner(
      `insert into returns (order_id, typed_email, kind, is_in_time, idempotency_key)
       values ($1::uuid, case when $1 is null then 'ada@mail.example' end, 'claim', case when $1 is not null then true end,
         gen_random_uuid()::text) returning id, number`,
      [orderId],
    );
  const [requested] = await request(order);
  await request(null);
  await doJobs();
  await database.asOwner(
    "insert into payments (order_id, method, amount_minor) select id, 'manual', total_minor from orders",
  );
  await database.asOwner("delete from untold_news");
  await database.asOwner(
    "insert into refunds (order_id, method, amount_minor, idempotency_key) values ($1, 'manual', 7499, 'by hand')",
    [order],
  );
  await database.asOwner(
    `insert into order_events (order_id, kind, from_status, to_status, facts) values ($1, 'status', 'pending', 'cancelled', '{"via": "link"}')`,
    [order],
  );
  await doJobs();
  const received = push.deliveries(browser).map(({ message: it }) => it);
  expect(received).toMatchObject([
    {
      kind: "return",
      about: requested?.["id"],
      title: expect.stringContaining(String(requested?.["number"])) as string,
    },
    {
      kind: "order-cancelled",
      about: order,
      title: expect.stringContaining(order.slice(-8).toUpperCase()) as string,
      body: expect.stringContaining("$74.99") as string,
    },
  ]);
});
