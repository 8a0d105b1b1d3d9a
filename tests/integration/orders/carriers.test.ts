// The carriers that the owner keeps, over HTTP.
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { z } from "zod";
import { carrier } from "#modules/orders/carrier.ts";
import { createSample } from "#shared/records/record.ts";
import { startBackOffice } from "./back-office.ts";

const { enter, read, receive, asAdmin, act, newEmail, mailContents } = await startBackOffice();
await receive("olive", 20);

const row = z.looseObject({
  id: z.string(),
  name: z.string(),
  version: z.string(),
  isUsed: z.boolean(),
  isActive: z.boolean(),
});
const toRow = ({ text }: { text: string }) => row.parse(JSON.parse(text));

async function listCarriers() {
  const { text } = await asAdmin("GET", "/api/admin/carriers");
  return z.object({ carriers: z.array(row) }).parse(JSON.parse(text)).carriers;
}

const add = (more: Record<string, unknown> = {}) =>
  asAdmin("POST", "/api/admin/carriers", {
    ...createSample(carrier),
    name: `Courier ${randomUUID().slice(0, 8)}`,
    ...more,
  });

test("CARR-01 a new shop has the usual carriers, and the owner adds and changes others", async () => {
  const ids = (await listCarriers()).map(({ id }) => id);
  expect(ids).toEqual(["israel_post", "dhl", "fedex", "ups", "hfd", "cheetah", "bar", "other"]);
  const added = toRow(await add({ publicName: "Swift" }));
  const answer = await asAdmin("PUT", `/api/admin/carriers/${added.id}`, {
    ...createSample(carrier),
    name: added.name,
    publicName: "Swifter",
    isActive: false,
    version: added.version,
  });
  expect(toRow(answer)).toMatchObject({ name: added.name, publicName: "Swifter", isActive: false });
  expect(await add({ name: added.name.toUpperCase() })).toMatchObject({
    status: 422,
    fields: { name: ["taken"] },
  });
  const late = await asAdmin("PUT", `/api/admin/carriers/${added.id}`, {
    ...createSample(carrier),
    name: "Late",
    version: added.version,
  });
  expect(late.status).toBe(409);
});

test("CARR-02 a carrier is deleted unless shipments name it; then it can only be switched off", async () => {
  const { id } = toRow(await add());
  const remove = () => asAdmin("DELETE", `/api/admin/carriers/${id}`);
  const orderId = await enter();
  await act(orderId, "/shipments", { carrier: id, trackingNumber: "1" });
  expect((await listCarriers()).find((it) => it.id === id)?.isUsed).toBe(true);
  expect(await remove()).toMatchObject({ status: 422, fields: { id: ["used"] } });
  const { shipments } = z
    .looseObject({ shipments: z.array(z.object({ id: z.string() })) })
    .parse(await read(orderId));
  await act(orderId, `/shipments/${shipments[0]?.id}`, undefined, "DELETE");
  expect((await remove()).status).toBe(204);
  expect((await remove()).status).toBe(404);
  expect(await asAdmin("DELETE", "/api/admin/carriers/other")).toMatchObject({
    status: 422,
    fields: { id: ["used"] },
  });
});

test("CARR-03 the tracking links of all shipments follow the carrier's address", async () => {
  const added = toRow(await add({ publicName: "Swift" }));
  const email = newEmail();
  const id = await enter({ olive: 1 }, { customer: { name: "Noa Levi", email } });
  await act(id, "/shipments", { carrier: added.id, trackingNumber: "A/1" });
  const getUrl = async () => (await read(id)).shipments;
  expect(await getUrl()).toMatchObject([{ trackingUrl: "https://carrier.example/track?id=A%2F1" }]);
  expect(await mailContents(email, "order-shipped")).toMatchObject([
    { carrier: "Swift", trackingUrl: "https://carrier.example/track?id=A%2F1" },
  ]);
  await asAdmin("PUT", `/api/admin/carriers/${added.id}`, {
    ...createSample(carrier),
    name: added.name,
    trackingAddress: "https://new.example/{number}",
    version: added.version,
  });
  expect(await getUrl()).toMatchObject([{ trackingUrl: "https://new.example/A%2F1" }]);
});
