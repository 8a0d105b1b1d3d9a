// Requests that the endpoints of returns accept.
import { randomUUID } from "node:crypto";
import type { Samples, World } from "./endpoint-samples.ts";

/** A return of an old order of the demo, which no other sample touches, in this state. */
const ofReturn = async ({ one }: World, state: string) => ({
  id: await one(
    `insert into returns (order_id, kind, state, is_in_time, worth_minor, idempotency_key)
     select o.id, 'withdraw', $1, true, 100, gen_random_uuid()::text from orders o
     where o.paid_minor - o.refunded_minor > 100 and o.deleted_at is null
       and not exists (select from returns r where r.order_id = o.id)
       and not exists (select from refunds f where f.order_id = o.id)
     order by o.created_at limit 1 returning id`,
    [state],
  ),
});

export const returnSamples = {
  "returns.listReturns": async (world) => {
    await ofReturn(world, "asked");
    return { query: { state: "open", kind: "withdraw", q: "a" } };
  },
  "returns.readReturnFigures": () => ({}),
  "returns.readReturn": async (world) => ({ params: await ofReturn(world, "asked") }),
  "returns.moveReturn": async (world) => ({
    params: await ofReturn(world, "asked"),
    body: { step: "approve", note: "To the door" },
  }),
  "returns.refundReturn": async (world) => ({
    params: await ofReturn(world, "received"),
    body: { idempotencyKey: randomUUID(), amountMinor: 100, byHand: true },
  }),
  "returns.assignReturn": async (world) => ({
    params: {
      id: await world.one(
        "insert into returns (kind, typed_number, idempotency_key) values ('claim', 'x', gen_random_uuid()::text) returning id",
      ),
    },
    body: {
      orderNumber: await world.one(
        "select number as id from orders o where deleted_at is null order by created_at desc limit 1",
      ),
    },
  }),
  "downloads.prepareReturnPhoto": async (world) => ({
    params: {
      id: await world.one(
        `insert into return_photos (return_id, position, storage_key)
         values ($1, 0, 'private/returns/' || replace(gen_random_uuid()::text, '-', '') || '.jpg') returning id`,
        [(await ofReturn(world, "asked")).id],
      ),
    },
  }),
} satisfies Samples;
