import { expect, test } from "vitest";
import { startBackOffice } from "./back-office.ts";
import { orderBody } from "../../support/sample-order.ts";
import { addPage } from "../../support/payment-pages.ts";

const {
  place,
  enter,
  act,
  read,
  moved,
  receive,
  stock,
  traces,
  mailContents,
  database,
  newEmail,
  passTime,
} = await startBackOffice();
await receive("olive", 500);

const statuses = [
  "pending",
  "processing",
  "shipped",
  "completed",
  "cancelled",
  "refunded",
] as const;
type Status = (typeof statuses)[number];

const setStatus = (id: string, status: Status, more: Record<string, unknown> = {}) =>
  act(id, "/status", { status, ...more });

/** Sums of the stock movements of an order of two units, by where the units are. */
const effects = {
  held: { quantity: 0, reserved: 2 },
  shipped: { quantity: -2, reserved: 0 },
  released: { quantity: 0, reserved: 0 },
};
/** Where the units of a new order with this status are. */
const begin = {
  pending: "held",
  processing: "held",
  shipped: "shipped",
  completed: "shipped",
  cancelled: "released",
  refunded: "released",
} as const;

const changes = statuses.flatMap((from) => statuses.map((to) => [from, to] as const));

test.each(changes)(
  "LIFE-01 from %s to %s and back moves exactly the right stock",
  async (from, to) => {
    const before = await stock("olive");
    const id = await enter({ olive: 2 }, { status: from });
    expect(await moved(id)).toEqual(effects[begin[from]]);

    expect((await setStatus(id, to)).status).toBe(200);
    const there = to === "refunded" ? begin[from] : begin[to];
    expect(await read(id)).toMatchObject({ status: to, stockState: there });
    expect(await moved(id)).toEqual(effects[there]);

    expect((await setStatus(id, from)).status).toBe(200);
    const back = from === "refunded" ? there : begin[from];
    expect(await moved(id)).toEqual(effects[back]);
    expect((await read(id)).stockState).toBe(back);
    const { quantity, reserved } = effects[back];
    expect(await stock("olive")).toEqual({
      available: before.available + quantity - reserved,
      reserved: before.reserved + reserved,
    });
  },
);

test("LIFE-02 setting the same status again changes nothing: items return once from an order cancelled twice", async () => {
  const id = await enter({ olive: 3 });
  await setStatus(id, "cancelled");
  const [after, shelf] = [await traces(), await stock("olive")];
  expect((await setStatus(id, "cancelled", { note: "again" })).status).toBe(200);
  expect(await traces()).toEqual(after);
  expect(await stock("olive")).toEqual(shelf);
});

test("LIFE-02 an order cancelled by ten staff members at once returns its items once and sends one mail", async () => {
  const before = await stock("olive");
  const email = newEmail();
  const id = await enter({ olive: 3 }, { customer: { name: "Noa Levi", email } });
  const answers = await Promise.all(Array.from({ length: 10 }, () => setStatus(id, "cancelled")));
  expect(answers.map((it) => it.status)).toEqual(Array.from({ length: 10 }, () => 200));
  expect(await stock("olive")).toEqual(before);
  expect(await mailContents(email, "order-cancelled")).toHaveLength(1);
  expect((await read(id)).events.filter((it) => it.kind === "status")).toHaveLength(1);
});

test("LIFE-03 a cancelled order whose items are sold out cannot be reopened, and nothing changes", async () => {
  const id = await enter({ blue: 2 }, { status: "cancelled" });
  const other = await enter({ blue: 1 });
  const before = await traces();
  for (const status of ["pending", "processing", "shipped", "completed"] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other on purpose
    expect(await setStatus(id, status)).toMatchObject({ status: 409, code: "out_of_stock" });
  }
  expect(await traces()).toEqual(before);
  expect(await stock("blue")).toEqual({ available: 1, reserved: 1 });
  // With units on the shelf again it does.
  await setStatus(other, "cancelled");
  expect((await setStatus(id, "pending")).status).toBe(200);
  expect(await stock("blue")).toEqual({ available: 0, reserved: 2 });
});

test("LIFE-04 of staff members who saw the same status one succeeds, and the others get a conflict", async () => {
  const id = await enter({ olive: 1 });
  const { version } = await read(id);
  const requests = ["processing", "shipped", "completed", "cancelled", "refunded"] as const;
  const answers = await Promise.all(requests.map((status) => setStatus(id, status, { version })));
  expect(answers.filter((it) => it.status === 200)).toHaveLength(1);
  expect(answers.filter((it) => it.code === "conflict")).toHaveLength(4);
  const order = await read(id);
  expect(order.events.filter((it) => it.kind === "status")).toHaveLength(1);
  expect(order.status).toBe(requests[answers.findIndex((it) => it.status === 200)]);
});

test("LIFE-04 after simultaneous changes without a seen status, stock and timeline agree", async () => {
  const id = await enter({ olive: 2 });
  const requests = Array.from({ length: 3 }, () => statuses).flat();
  const answers = await Promise.all(requests.map((status) => setStatus(id, status)));
  expect(answers.map((it) => it.status)).toEqual(requests.map(() => 200));
  const order = await read(id);
  expect(await moved(id)).toEqual(effects[order.stockState]);
  // Each change begins where one before it ended; as a chain they lead from the first status to the
  // last.
  const net = new Map<string, number>();
  for (const { fromStatus, toStatus } of order.events.filter((it) => it.kind === "status")) {
    net.set(String(fromStatus), (net.get(String(fromStatus)) ?? 0) - 1);
    net.set(String(toStatus), (net.get(String(toStatus)) ?? 0) + 1);
  }
  const ends = [...net].filter(([, count]) => count !== 0);
  expect(Object.fromEntries(ends)).toEqual(
    order.status === "pending" ? {} : { pending: -1, [order.status]: 1 },
  );
});

test("LIFE-05 the timeline records every change with its statuses, reason, author and time", async () => {
  const id = await enter({ olive: 1 });
  passTime(60);
  await setStatus(id, "processing", { note: "Packed first thing\ntomorrow" });
  const { events } = await read(id);
  expect(events).toHaveLength(2);
  expect(events.map((it) => it.kind)).toEqual(["created", "status"]);
  expect(events[1]).toMatchObject({
    fromStatus: "pending",
    toStatus: "processing",
    note: "Packed first thing\ntomorrow",
    customerVisible: true,
  });
  const [admin] = await database.asOwner(
    "select full_name from profiles where email = 'admin@wanderpaw.example'",
  );
  expect(events[1]?.actorName).toBe(admin?.["full_name"]);
  const [first, second] = events.map((it) => Date.parse(it.createdAt));
  expect((second ?? 0) - (first ?? 0)).toBe(60_000);
  const [movement] = await database.asOwner(
    "select actor_id = (select id from profiles where email = 'admin@wanderpaw.example') as known from stock_movements where order_id = $1",
    [id],
  );
  expect(movement).toEqual({ known: true });
});

test("LIFE-06 a customer is notified when items are shipped and when the order is cancelled, and of nothing else", async () => {
  const email = newEmail();
  const customer = { name: "Noa Levi", email };
  const kinds = async () =>
    (
      await database.asOwner("select kind from mails where recipient = $1 order by created_at", [
        email,
      ])
    ).map((row) => row["kind"]);
  const id = await enter({ olive: 1 }, { customer, notifyCustomer: false });
  await setStatus(id, "processing");
  await setStatus(id, "refunded");
  expect(await kinds()).toEqual([]);
  await setStatus(id, "shipped");
  expect(await kinds()).toEqual(["order-shipped"]);
  expect(await mailContents(email, "order-shipped")).toMatchObject([
    { carrier: null, trackingNumber: null, trackingUrl: null, customerEmail: email },
  ]);
  // The units have left long ago.
  await setStatus(id, "completed");
  await setStatus(id, "shipped");
  expect(await kinds()).toEqual(["order-shipped"]);
  await setStatus(id, "cancelled", { notifyCustomer: false });
  await setStatus(id, "pending");
  expect(await kinds()).toEqual(["order-shipped"]);
  await setStatus(id, "cancelled");
  expect(await kinds()).toEqual(["order-shipped", "order-cancelled"]);
});

test("LIFE-06 without e-mail notifications no customer is notified", async () => {
  const email = newEmail();
  const set = (value: string) =>
    database.asOwner(
      "update system_settings set setting_value = $1 where setting_key = 'email_notifications'",
      [value],
    );
  await set("false");
  const id = await enter({ olive: 1 }, { customer: { name: "Noa", email }, notifyCustomer: false });
  await setStatus(id, "shipped");
  await act(id, "/shipments", { carrier: "dhl", trackingNumber: "1" });
  await setStatus(id, "cancelled");
  await set("true");
  expect(await database.asOwner("select 1 from mails where recipient = $1", [email])).toEqual([]);
});

test.each([
  ["cancelled", "cs_1"],
  ["refunded", "cs_2"],
] as const)(
  "LIFE-08 an order that a staff member has marked as %s can no longer be paid online",
  async (status, page) => {
    const id = await enter({ olive: 1 });
    const pageId = await addPage(database, id, page);
    const jobs = () =>
      database.asOwner(
        `select payload from graphile_worker._private_jobs jobs
       join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
       where identifier = 'close-payment-page' and payload ->> 'pageId' = $1`,
        [pageId],
      );
    await setStatus(id, "processing");
    expect(await jobs()).toEqual([]);
    await setStatus(id, status);
    await setStatus(id, status);
    expect(await jobs()).toEqual([{ payload: { pageId } }]);
  },
);

test("LIFE-07 once a staff member has changed an order's status, its reservation no longer expires", async () => {
  const id = await place(orderBody({ olive: 1 }));
  expect((await read(id)).reservedUntil).not.toBeNull();
  await setStatus(id, "processing");
  expect((await read(id)).reservedUntil).toBeNull();
});
