// Limits of what anybody can cause by asking for returns.
import sharp from "sharp";
import { expect, test } from "vitest";
import { policies } from "#content/policies.ts";
import { formatOrderNumber } from "#modules/orders/order-number.ts";
import { returnTasks } from "#modules/returns/tasks.ts";
import { silentLog } from "#platform/log.ts";
import { AppError } from "#shared/errors.ts";
import { limits } from "#shared/limits.ts";
import { sampleImage } from "../catalog/sample-images.ts";
import { DAY, startReturnShop } from "./return-shop.ts";

const shop = await startReturnShop();
const { ask, askOpenly, database, deliver, passTime, returnContext } = shop;
const { uploads } = shop.shop.services;

const unknown = { number: "00000000", email: "nobody@mail.example" };
const claim = { kind: "claim", message: "Torn" };

async function listPhotoFiles(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of uploads.list())
    if (key.startsWith("private/returns/")) keys.push(key);
  return keys;
}

test("RETURN-24 photos of a request that matches no order are not stored, and the response is the same", async () => {
  const placed = await deliver({ olive: 1 });
  const photos = [await sampleImage(40, 30), Buffer.from("no picture")];
  const before = await listPhotoFiles();
  const missed = await askOpenly({ ...unknown, ...claim }, { photos });
  expect(await listPhotoFiles()).toEqual(before);
  const known = { number: formatOrderNumber(placed), email: placed.email, ...claim };
  const matched = await askOpenly(known, { photos });
  expect(await listPhotoFiles()).toHaveLength(before.length + 1);
  expect([missed.unusedPhotos, matched.unusedPhotos]).toEqual([1, 1]);
});

test("RETURN-08 a request whose photos cannot be stored is accepted without them, and says so", async () => {
  const photos = [await sampleImage(40, 30), await sampleImage(40, 30)];
  const full = new AppError("unavailable", "too many images are waiting");
  const contexts = [
    { ...returnContext(), makePhoto: () => Promise.reject(full) },
    { ...returnContext(), uploads: { ...uploads, write: () => Promise.reject(full) } },
  ];
  for (const ctx of contexts) {
    const placed = await deliver({ olive: 1 });
    expect(await ask(placed, { ...claim, photos }, ctx)).toMatchObject({ unusedPhotos: 2 });
    const [id = ""] = await shop.listReturns(placed.id);
    expect(await shop.see(id)).toMatchObject({ state: "asked", photos: [] });
  }
});

test("RETURN-08 a large photo is stored at 1,600 pixels", async () => {
  const placed = await deliver({ olive: 1 });
  const before = await listPhotoFiles();
  await ask(placed, { ...claim, photos: [await sampleImage(3_000, 1_500)] });
  const [added = ""] = (await listPhotoFiles()).filter((key) => !before.includes(key));
  const { width, height } = await sharp(await uploads.read(added)).metadata();
  expect([width, height]).toEqual([1_600, 800]);
});

test("RETURN-25 a request that matches no order is deleted after its days, one that belongs to an order is kept", async () => {
  const placed = await deliver({ olive: 1 });
  await ask(placed);
  await askOpenly({ ...unknown, email: "forgotten@mail.example" });
  const cleanUp = returnTasks({ database, clock: shop.now, log: silentLog })["returns-cleanup"];
  const countUnmatched = async () => {
    await cleanUp?.run({}, { isLast: false });
    const rows = await database.asOwner(
      "select id from returns where typed_email = 'forgotten@mail.example'",
    );
    return rows.length;
  };
  passTime(policies.unmatchedReturnDays * DAY);
  expect(await countUnmatched()).toBe(1);
  passTime(1);
  expect(await countUnmatched()).toBe(0);
  expect(await shop.listReturns(placed.id)).toHaveLength(1);
});

test("RETURN-26 by number and address an order has one open return: further ones are stored without a mail", async () => {
  const placed = await deliver({ olive: 2 });
  const known = { number: formatOrderNumber(placed), email: placed.email };
  const receipts = [await askOpenly(known), await askOpenly(known)];
  expect(new Set(receipts.map(({ number }) => number)).size).toBe(2);
  const [id = "", ...more] = await shop.listReturns(placed.id);
  expect(more).toEqual([]);
  expect(await shop.readMailStates(placed.email)).toEqual(["asked"]);
  const rows = await database.asOwner("select kind from returns where typed_number = $1", [
    known.number,
  ]);
  expect(rows).toHaveLength(1);
  // A return that is over is in nobody's way.
  await shop.step(id, { step: "refuse", note: "Not this time" });
  await askOpenly(known);
  expect(await shop.listReturns(placed.id)).toHaveLength(2);
});

test("RETURN-09 one order, and one typed address, may send six requests an hour", async () => {
  const { attempts } = limits.askReturnFor;
  const refused = { code: "too_many_requests" };
  const placed = await deliver({ olive: 9 });
  const [line = ""] = Object.keys(await shop.readUnits(placed.id));
  for (let nth = 0; nth < attempts; nth += 1) await ask(placed, { units: { [line]: 1 } });
  await expect(ask(placed, { units: { [line]: 1 } })).rejects.toMatchObject(refused);
  for (let nth = 0; nth < attempts; nth += 1) {
    await askOpenly({ number: "11111111", email: `one${nth}@mail.example` });
    await askOpenly({ number: `2222222${nth}`, email: "two@mail.example" });
  }
  await expect(
    askOpenly({ number: " #11111111", email: "new@mail.example" }),
  ).rejects.toMatchObject(refused);
  await expect(askOpenly({ number: "33333333", email: "Two@mail.example" })).rejects.toMatchObject(
    refused,
  );
});
