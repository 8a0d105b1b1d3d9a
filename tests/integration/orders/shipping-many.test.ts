import { expect, test } from "vitest";
import { z } from "zod";
import { carrier } from "#modules/orders/carrier.ts";
import { formatOrderNumber } from "#modules/orders/order-number.ts";
import { createSample } from "#shared/records/record.ts";
import { startBackOffice } from "./back-office.ts";

const { enter, read, receive, traces, mailContents, newEmail, asAdmin, act, moved } =
  await startBackOffice();
await receive("olive", 200);

let numbers = 0;
const newNumber = () => `RR${String((numbers += 1)).padStart(9, "0")}IL`;

/** A new order, and what is asked for it. */
async function enterRow(more: Record<string, unknown> = {}) {
  const email = newEmail();
  const orderId = await enter({ olive: 1 }, { customer: { name: "Noa Levi", email }, ...more });
  return { email, row: { orderId, carrier: "israel_post", trackingNumber: newNumber() } };
}

const verdictsSchema = z.object({ verdicts: z.array(z.string()) });

async function judge(rows: readonly unknown[]): Promise<string[]> {
  const answer = await asAdmin("POST", "/api/admin/shipments/preview", { rows });
  expect(answer.status).toBe(200);
  return verdictsSchema.parse(JSON.parse(answer.text)).verdicts;
}
const ship = (rows: readonly unknown[], more = {}) =>
  asAdmin("POST", "/api/admin/shipments", { rows, ...more });

test("ORDL-40 many orders are shipped together, each with its tracking number, mail and items", async () => {
  const made = [await enterRow(), await enterRow(), await enterRow()];
  const rows = made.map((it) => it.row);
  const before = await traces();
  expect(await judge(rows)).toEqual(["ships", "ships", "ships"]);
  expect(await traces()).toEqual(before);
  const answer = await ship(rows);
  expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { shipped: 3 }]);
  for (const { email, row } of made) {
    // oxlint-disable-next-line no-await-in-loop -- a few orders
    const order = await read(row.orderId);
    expect(order).toMatchObject({
      status: "shipped",
      shipments: [{ carrier: "israel_post", trackingNumber: row.trackingNumber }],
    });
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect(await mailContents(email, "order-shipped")).toMatchObject([
      { trackingNumber: row.trackingNumber },
    ]);
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect(await moved(row.orderId)).toEqual({ quantity: -1, reserved: 0 });
  }
});

test("ORDL-42 the same batch again, even many times at once, ships nothing twice and sends no mail twice", async () => {
  const made = [await enterRow(), await enterRow()];
  const rows = made.map((it) => it.row);
  const answers = await Promise.all(
    // One half the other way round: lots wait for each other, and never both.
    Array.from({ length: 8 }, (_, at) => ship(at % 2 === 0 ? rows : rows.toReversed())),
  );
  expect(answers.map((it) => it.status)).toEqual(answers.map(() => 200));
  for (const { email, row } of made) {
    // oxlint-disable-next-line no-await-in-loop -- two orders
    expect((await read(row.orderId)).shipments).toHaveLength(1);
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect(await mailContents(email, "order-shipped")).toHaveLength(1);
  }
  expect(await judge(rows)).toEqual(["known", "known"]);
});

test("ORDL-41 every problem is shown at its row, and one of them keeps all orders unchanged", async () => {
  const { row: good } = await enterRow();
  const { row: shipped } = await enterRow();
  await act(shipped.orderId, "/shipments", { carrier: "dhl", trackingNumber: newNumber() });
  const { row: cancelled } = await enterRow({ status: "cancelled" });
  const { row: deleted } = await enterRow();
  await act(deleted.orderId, "", undefined, "DELETE");
  const [{ row: twice }, { row: again }, { row: taken }, { row: broken }, { row: rounded }] = [
    await enterRow(),
    await enterRow(),
    await enterRow(),
    await enterRow(),
    await enterRow(),
  ];
  const { row: other } = await enterRow();
  await ship([other]);
  const rows = [
    good,
    shipped,
    cancelled,
    deleted,
    twice,
    { ...again, trackingNumber: twice.trackingNumber },
    { ...taken, trackingNumber: other.trackingNumber },
    { ...broken, trackingNumber: "in the post" },
    { ...rounded, trackingNumber: "7.29E+11" },
    { ...good, orderId: "00000000-0000-4000-8000-000000000000", trackingNumber: newNumber() },
  ];
  const verdicts = [
    "ships",
    "shipped",
    "over",
    "deleted",
    "number_twice",
    "number_twice",
    "number_taken",
    "unusable",
    "changed_by_sheet",
    "unknown_order",
  ];
  expect(await judge(rows)).toEqual(verdicts);
  expect(await judge([good, { ...good, trackingNumber: newNumber() }])).toEqual([
    "order_twice",
    "order_twice",
  ]);
  const before = await traces();
  for (const [at, verdict] of verdicts.entries()) {
    const row = rows[at];
    if (row === undefined || ["ships", "number_twice"].includes(verdict)) continue;
    // oxlint-disable-next-line no-await-in-loop -- a few requests
    const answer = await ship([good, row]);
    expect([answer.status, answer.fields]).toEqual([409, { [row.orderId]: [verdict] }]);
  }
  expect(await traces()).toEqual(before);
});

test("ORDL-44 a carrier's file is read by its headings, Hebrew or English, with orders by number or id", async () => {
  const [{ row: one }, { row: two }, { row: three }] = [
    await enterRow(),
    await enterRow(),
    await enterRow(),
  ];
  const ids = [one, two, three].map((row) => row.orderId);
  const [first = "", second = "", third = ""] = ids;
  const files = [
    `Order Number,Name,Tracking No.,Carrier\r\n#${formatOrderNumber({ id: first })},Noa,A1,DHL\r\n${second},,A2,דואר ישראל\r\n${formatOrderNumber({ id: third }).toLowerCase()},,A3,Nobody\r\nDEADBEEF,,A4,\r\n`,
    `\uFEFFמס׳ הזמנה;מספר מעקב;חברת שילוח\n${formatOrderNumber({ id: first })};A1;dhl\n${second};A2;israel post\n${formatOrderNumber({ id: third })};A3;אף אחת\nDEADBEEF;A4;\n`,
  ];
  const schema = z.object({
    rows: z.array(
      z.object({
        order: z.object({ id: z.string() }).nullable(),
        trackingNumber: z.string(),
        carrier: z.string().nullable(),
        line: z.int(),
      }),
    ),
  });
  for (const csv of files) {
    // oxlint-disable-next-line no-await-in-loop -- two files
    const answer = await asAdmin("POST", "/api/admin/shipments/sheet", { csv });
    expect(answer.status).toBe(200);
    const { rows } = schema.parse(JSON.parse(answer.text));
    expect(rows.map((it) => [it.line, it.order?.id, it.trackingNumber, it.carrier])).toEqual([
      [2, first, "A1", "dhl"],
      [3, second, "A2", "israel_post"],
      [4, third, "A3", "other"],
      [5, undefined, "A4", null],
    ]);
  }
});

test("ORDL-44 CARR-07 carriers are read from a file by any of their names, and one batch has several", async () => {
  const [{ row: one }, { row: two }] = [await enterRow(), await enterRow()];
  const added = await asAdmin("POST", "/api/admin/carriers", {
    ...createSample(carrier),
    name: "שליח העיר",
    publicName: "City Courier",
    aliases: ["עיר אקספרס"],
  });
  const { id } = z.object({ id: z.string() }).parse(JSON.parse(added.text));
  const csv = `order,tracking,carrier\n${one.orderId},${one.trackingNumber},עיר אקספרס\n${two.orderId},${two.trackingNumber},Cheetah\n`;
  const sheet = await asAdmin("POST", "/api/admin/shipments/sheet", { csv });
  const { rows } = z
    .object({ rows: z.array(z.object({ carrier: z.string() })) })
    .parse(JSON.parse(sheet.text));
  expect(rows.map((row) => row.carrier)).toEqual([id, "cheetah"]);
  const batch = [
    { ...one, carrier: id },
    { ...two, carrier: "cheetah" },
  ];
  expect(await judge(batch)).toEqual(["ships", "ships"]);
  expect(await judge([{ ...one, carrier: "nobody" }])).toEqual(["unknown_carrier"]);
  expect((await ship(batch)).status).toBe(200);
  expect([await read(one.orderId), await read(two.orderId)]).toMatchObject([
    {
      shipments: [
        {
          carrier: id,
          trackingUrl: createSample(carrier).trackingAddress?.replace(
            "{number}",
            one.trackingNumber,
          ),
        },
      ],
    },
    { shipments: [{ carrier: "cheetah", trackingUrl: null }] },
  ]);
});

test("CARR-06 an order without a delivery address is named, and is shipped only when that is confirmed", async () => {
  const { row } = await enterRow({ billingAddress: undefined });
  const { row: single } = await enterRow({ billingAddress: undefined });
  expect(await judge([row])).toEqual(["no_address"]);
  expect(await ship([row])).toMatchObject({
    status: 409,
    fields: { [row.orderId]: ["no_address"] },
  });
  expect((await ship([{ ...row, withoutAddress: true }])).status).toBe(200);
  const shipment = { carrier: "dhl", trackingNumber: newNumber() };
  expect(await act(single.orderId, "/shipments", shipment)).toMatchObject({
    status: 422,
    fields: { withoutAddress: ["no_address"] },
  });
  const confirmed = { ...shipment, withoutAddress: true };
  expect((await act(single.orderId, "/shipments", confirmed)).status).toBe(204);
  expect([await read(row.orderId), await read(single.orderId)]).toMatchObject([
    { status: "shipped" },
    { status: "shipped" },
  ]);
});

test("ORDL-44 a file without shipments is rejected with the reason", async () => {
  for (const [csv, problem] of [
    ["order,price\nA,1\n", "columns_missing"],
    ["order,tracking\n,\n", "empty"],
    ['order,tracking\n"A,1', "unreadable"],
    [`order,tracking\n${"A,1\n".repeat(201)}`, "too_many_lines"],
  ]) {
    // oxlint-disable-next-line no-await-in-loop -- a few requests
    const answer = await asAdmin("POST", "/api/admin/shipments/sheet", { csv });
    expect([answer.status, answer.fields]).toEqual([422, { csv: [problem] }]);
  }
});
