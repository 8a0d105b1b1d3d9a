import { expect, test } from "vitest";
import { startBackOffice } from "./back-office.ts";

const { enter, act, read, moved, receive, traces, mailContents, newEmail } =
  await startBackOffice();
await receive("olive", 100);

const ship = (id: string, shipment: Record<string, unknown>) => act(id, "/shipments", shipment);

test("LIFE-10 a shipment takes the items out of stock, sets the order to shipped and sends the tracking link", async () => {
  const email = newEmail();
  const id = await enter({ olive: 2 }, { customer: { name: "Noa Levi", email } });
  const answer = await ship(id, { carrier: "israel_post", trackingNumber: " RR 1/2&3 " });
  expect(answer.status).toBe(204);
  const order = await read(id);
  const trackingUrl = "https://mypost.israelpost.co.il/itemtrace?itemcode=RR%201%2F2%263";
  expect(order).toMatchObject({
    status: "shipped",
    stockState: "shipped",
    shipments: [{ carrier: "israel_post", trackingNumber: "RR 1/2&3", trackingUrl }],
  });
  expect(order.events.map((it) => it.kind)).toEqual(["created", "status", "shipment"]);
  expect(order.events[2]).toMatchObject({
    facts: { carrier: "israel_post", trackingNumber: "RR 1/2&3" },
    customerVisible: true,
  });
  expect(await moved(id)).toEqual({ quantity: -2, reserved: 0 });
  expect(await mailContents(email, "order-shipped")).toMatchObject([
    { carrier: "Israel Post", trackingNumber: "RR 1/2&3", trackingUrl },
  ]);
});

test("LIFE-11 further shipments change nothing else; a completed order stays completed", async () => {
  const email = newEmail();
  const id = await enter({ olive: 2 }, { customer: { name: "Noa Levi", email } });
  await ship(id, { carrier: "dhl", trackingNumber: "1" });
  await ship(id, { carrier: "dhl", trackingNumber: "2" });
  await act(id, "/status", { status: "completed" });
  await ship(id, { carrier: "ups", notifyCustomer: false });
  const order = await read(id);
  expect(order.status).toBe("completed");
  expect(order.shipments.map((it) => [it.carrier, it.trackingNumber])).toEqual(
    expect.arrayContaining([
      ["dhl", "1"],
      ["dhl", "2"],
      ["ups", null],
    ]),
  );
  expect(await moved(id)).toEqual({ quantity: -2, reserved: 0 });
  expect(await mailContents(email, "order-shipped")).toHaveLength(2);
});

test("LIFE-11 the same shipment, even sent ten times at once, is one shipment and one mail", async () => {
  const email = newEmail();
  const id = await enter({ olive: 1 }, { customer: { name: "Noa Levi", email } });
  const shipment = { carrier: "fedex", trackingNumber: "7700" };
  const answers = await Promise.all(Array.from({ length: 10 }, () => ship(id, shipment)));
  expect(answers.map((it) => it.status)).toEqual(Array.from({ length: 10 }, () => 204));
  const order = await read(id);
  expect(order.shipments).toHaveLength(1);
  expect(order.events).toHaveLength(3);
  expect(await mailContents(email, "order-shipped")).toHaveLength(1);
  expect(await moved(id)).toEqual({ quantity: -1, reserved: 0 });
});

test("LIFE-13 the shipment of an unknown carrier has its own address, which must be a web address", async () => {
  const id = await enter();
  const before = await traces();
  const wrong = [
    "javascript:alert(1)",
    "http://post.example/1",
    "https:post.example",
    "https://",
    "https://post.example/a b",
    "https://post.example/\u20281",
    `https://post.example/${"a".repeat(500)}`,
  ];
  for (const trackingUrl of wrong) {
    // oxlint-disable-next-line no-await-in-loop -- a few requests
    const answer = await ship(id, { carrier: "other", trackingUrl });
    expect([trackingUrl, answer.status]).toEqual([trackingUrl, 422]);
    expect(Object.keys(answer.fields ?? {})).toEqual(["trackingUrl"]);
  }
  for (const trackingNumber of ["1\u00002", "1\n2", "\ud800", "1".repeat(65)]) {
    // oxlint-disable-next-line no-await-in-loop -- a few requests
    const answer = await ship(id, { carrier: "dhl", trackingNumber });
    expect(answer.fields).toHaveProperty("trackingNumber");
  }
  expect((await ship(id, { carrier: "pigeon" })).status).toBe(422);
  expect(await traces()).toEqual(before);
  const trackingUrl = "https://post.example/follow?parcel=1";
  expect((await ship(id, { carrier: "other", trackingUrl })).status).toBe(204);
  expect((await read(id)).shipments).toMatchObject([{ trackingNumber: null, trackingUrl }]);
});

test("LIFE-14 a cancelled order whose items are sold out cannot be shipped and gets no shipment", async () => {
  const id = await enter({ blue: 2 }, { status: "cancelled" });
  await enter({ blue: 2 });
  const before = await traces();
  const answer = await ship(id, { carrier: "dhl", trackingNumber: "1" });
  expect(answer).toMatchObject({ status: 409, code: "out_of_stock" });
  expect(await traces()).toEqual(before);
});
