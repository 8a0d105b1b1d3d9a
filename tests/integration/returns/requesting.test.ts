// Returns that customers ask for: by the link of an order, or by its number and their address.
import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { expect, test } from "vitest";
import { z } from "zod";
import { readOwnReturns } from "#modules/returns/read-own-returns.ts";
import { limits } from "#shared/limits.ts";
import { formatOrderNumber } from "#modules/orders/order-number.ts";
import { sampleImage, turnedImage } from "../catalog/sample-images.ts";
import { DAY, startReturnShop } from "./return-shop.ts";

const shop = await startReturnShop();
const { ask, askOpenly, asked, readUnits, database, deliver, now, order, passTime, returnContext } =
  shop;

const toFieldError = (field: string, problem: string) => ({
  code: "invalid_fields",
  fields: { [field]: [problem] },
});

test("RETURN-04 an order before dispatch is cancelled at once: items, money and receipt in one transaction", async () => {
  const before = await shop.readStock("olive");
  const placed = await order({ olive: 2 });
  await shop.payByHand(placed.id);
  const receipt = await ask(placed, { kind: "cancel", units: {} });
  expect(receipt).toMatchObject({ requestedAt: now().toISOString(), unusedPhotos: 0 });
  expect(await shop.standing(placed.id)).toMatchObject({
    status: "cancelled",
    stock_state: "released",
    refunded: 14_998,
  });
  expect(await shop.readStock("olive")).toBe(before);
  expect(await shop.readMailStates(placed.email)).toEqual(["asked"]);
  const [id = ""] = await shop.listReturns(placed.id);
  expect(await shop.see(id)).toMatchObject({ state: "cancelled", isInTime: true });
  const kinds = (await shop.events(placed.id)).map(({ kind, facts }) => [kind, facts]);
  expect(kinds).toContainEqual(["return", { returnKind: "cancel", returnState: "asked" }]);
  expect(kinds).toContainEqual(["return", { returnKind: "cancel", returnState: "cancelled" }]);
  await expect(ask(placed, { kind: "cancel", units: {} })).rejects.toMatchObject(
    toFieldError("kind", "unknown"),
  );
});

test("RETURN-05 without a right of withdrawal, a late cancellation waits for the shop, which can still cancel", async () => {
  const placed = await order({ olive: 1 });
  await shop.sendTo(placed.id, "US");
  passTime(3 * 3_600);
  await ask(placed, { kind: "cancel", units: {} });
  const [id = ""] = await shop.listReturns(placed.id);
  expect(await shop.readState(id)).toBe("asked");
  expect((await shop.standing(placed.id)).status).toBe("pending");
  expect(
    (
      await shop.step(id, {
        step: "receive",
        lines: [{ id: randomUUID(), shelved: 1, damaged: 0 }],
      })
    ).status,
  ).toBe(409);
  expect((await shop.step(id, { step: "approve" })).status).toBe(204);
  expect((await shop.step(id, { step: "approve" })).status).toBe(204);
  expect(await shop.readState(id)).toBe("cancelled");
  expect((await shop.standing(placed.id)).status).toBe("cancelled");
});

test("RETURN-06 the order's link allows a partial withdrawal, never of more than is left", async () => {
  const placed = await deliver({ olive: 3 });
  const [line = ""] = Object.keys(await readUnits(placed.id));
  await ask(placed, { units: { [line]: 2 } });
  await expect(ask(placed, { units: { [line]: 2 } })).rejects.toMatchObject(
    toFieldError("lines", "too_many"),
  );
  await expect(ask(placed, { units: {} })).rejects.toMatchObject(toFieldError("lines", "required"));
  await expect(ask(placed, { units: { [randomUUID()]: 1 } })).rejects.toMatchObject(
    toFieldError("lines", "too_many"),
  );
  await ask(placed, { units: { [line]: 1 } });
  await expect(ask(placed)).rejects.toMatchObject(toFieldError("kind", "unknown"));
  expect(await shop.listReturns(placed.id)).toHaveLength(2);
});

test("RETURN-06 a repeated or simultaneous press is one return", async () => {
  const placed = await deliver({ olive: 2 });
  const key = randomUUID();
  const receipts = await Promise.all([1, 2, 3].map(() => ask(placed, { key })));
  receipts.push(await ask(placed, { key }));
  expect(new Set(receipts.map(({ number }) => number)).size).toBe(1);
  expect(await shop.listReturns(placed.id)).toHaveLength(1);
  expect(await shop.readMailStates(placed.email)).toEqual(["asked"]);
});

test("RETURN-06 claims describe the problem, and keys of other orders open nothing", async () => {
  const placed = await deliver({ olive: 1 });
  await expect(ask(placed, { kind: "claim" })).rejects.toMatchObject(
    toFieldError("message", "required"),
  );
  await expect(ask(placed, { kind: "gift" })).rejects.toMatchObject(
    toFieldError("kind", "unknown"),
  );
  await expect(ask(placed, { message: "a\u0007b" })).rejects.toMatchObject({
    code: "invalid_fields",
  });
  const stranger = returnContext();
  expect(await readOwnReturns(stranger, "f".repeat(64))).toBeUndefined();
  expect(await readOwnReturns(stranger, "no key at all")).toBeUndefined();
});

test("RETURN-02 the order's link allows withdrawal until the last day, and not the day after", async () => {
  const placed = await deliver({ olive: 2 });
  const own = await readOwnReturns(returnContext(), placed.key);
  const right = own?.rights.find(({ kind }) => kind === "withdraw");
  const last = Date.parse(right?.until ?? "");
  passTime((last - now().getTime()) / 1_000 - 1);
  const [line = ""] = Object.keys(await readUnits(placed.id));
  await ask(placed, { units: { [line]: 1 } });
  passTime(2);
  await expect(ask(placed, { units: { [line]: 1 } })).rejects.toMatchObject(
    toFieldError("kind", "unknown"),
  );
});

test("RETURN-03 in Israel the refund is reduced by the legal fee, and protected groups declare themselves", async () => {
  const placed = await deliver({ olive: 2 }, "IL");
  const own = await readOwnReturns(returnContext(), placed.key);
  const right = own?.rights.find(({ kind }) => kind === "withdraw");
  const { fee, comesBack } = right ?? {};
  expect((fee?.amountMinor ?? 0) + (comesBack?.amountMinor ?? 0)).toBe(14_998);
  expect(fee?.amountMinor).toBeLessThanOrEqual(749);
  passTime(20 * DAY);
  await expect(ask(placed)).rejects.toMatchObject(toFieldError("group", "required"));
  await ask(placed, { group: "yes" });
  const [id = ""] = await shop.listReturns(placed.id);
  expect(await shop.see(id)).toMatchObject({ isOfGroup: true, isInTime: true, fee });
});

test("RETURN-07 without a link, number and address find the order, in any spelling", async () => {
  const placed = await deliver({ olive: 1 });
  await askOpenly({
    number: ` #${formatOrderNumber(placed).toLowerCase()} `,
    email: placed.email.toUpperCase(),
  });
  const [id = ""] = await shop.listReturns(placed.id);
  expect(await shop.see(id)).toMatchObject({
    kind: "withdraw",
    email: placed.email,
    typedNumber: null,
    isInTime: true,
    lines: [{ quantity: 1 }],
  });
});

test("RETURN-07 a withdrawal before dispatch becomes a cancellation, and a cancellation after it a withdrawal", async () => {
  const open = await order({ olive: 1 });
  await askOpenly({ number: formatOrderNumber(open), email: open.email });
  const [cancellation = ""] = await shop.listReturns(open.id);
  expect(await shop.see(cancellation)).toMatchObject({ kind: "cancel", state: "asked" });
  const sent = await deliver({ olive: 1 });
  await askOpenly({ number: formatOrderNumber(sent), email: sent.email, kind: "cancel" });
  const [id = ""] = await shop.listReturns(sent.id);
  expect(await shop.see(id)).toMatchObject({ kind: "withdraw", state: "asked" });
});

test("RETURN-07 a request that matches no order, or comes too late, is stored and gets the same response", async () => {
  const late = await deliver({ olive: 1 }, "US");
  const some = await deliver({ olive: 1 });
  const typed = [
    { number: "00000000", email: "nobody@mail.example" },
    { number: formatOrderNumber(some), email: "somebody.else@mail.example" },
    { number: "' or 1=1 --", email: some.email },
    { number: formatOrderNumber(late), email: late.email },
    { number: formatOrderNumber(some), email: some.email },
  ];
  for (const fields of typed) {
    // oxlint-disable-next-line no-await-in-loop -- in this order
    const { number, ...receipt } = await askOpenly(fields);
    expect(number).toMatch(/^[\dA-F]{8}$/);
    expect(receipt).toEqual({ requestedAt: now().toISOString(), unusedPhotos: 0 });
  }
  const [id = ""] = await shop.listReturns(late.id);
  expect(await shop.see(id)).toMatchObject({ state: "asked", isInTime: false });
  const unmatched = await database.asOwner(
    "select typed_number from returns where order_id is null order by created_at, typed_number",
  );
  expect(unmatched).toHaveLength(3);
  // Nobody is mailed whose order it is not.
  expect(await shop.readMailStates("nobody@mail.example")).toEqual([]);
  expect(await shop.readMailStates("somebody.else@mail.example")).toEqual([]);
  expect(await shop.readMailStates(some.email)).toEqual(["asked"]);
});

test("RETURN-07 an invalid country and an invalid address are reported at their fields", async () => {
  await expect(
    askOpenly({ number: "A1B2C3D4", email: "x@mail.example", country: "XX" }),
  ).rejects.toMatchObject(toFieldError("country", "unknown"));
  await expect(askOpenly({ number: "A1B2C3D4", email: "x" })).rejects.toMatchObject(
    toFieldError("email", "not_an_email"),
  );
});

test("RETURN-08 photos are re-encoded, five at most, and files that are not still pictures are dropped", async () => {
  const photo = await turnedImage(6);
  const photos = [
    photo,
    Buffer.from("no picture"),
    ...Array.from({ length: 4 }, () => photo),
    photo,
  ];
  const claimed = await asked(
    { olive: 1 },
    { kind: "claim", message: "Torn", photos: photos.slice(0, 6) },
  );
  const { photos: kept } = await shop.see(claimed.returnId);
  expect(kept).toHaveLength(5);
  const prepared = await shop.asAdmin("POST", `/api/admin/return-photos/${kept[0]?.id}/download`);
  const { path } = z.object({ path: z.string() }).parse(JSON.parse(prepared.text));
  const answer = await fetch(shop.shop.url + path);
  expect(answer.headers.get("content-type")).toBe("image/jpeg");
  const { format, exif } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect([format, exif]).toEqual(["jpeg", undefined]);
  // Nobody finds it by an address of its own.
  const [row] = await database.asOwner("select storage_key as key from return_photos limit 1");
  expect((await fetch(`${shop.shop.url}/uploads/${String(row?.["key"])}`)).status).toBe(404);
});

test("RETURN-08 photos are stored once, and the number of dropped ones is shown", async () => {
  const placed = await deliver({ olive: 1 });
  const key = randomUUID();
  const photos = [await sampleImage(40, 30), Buffer.from("x")];
  const claim = { kind: "claim", message: "Torn", key, photos };
  expect(await ask(placed, claim)).toMatchObject({ unusedPhotos: 1 });
  expect(await ask(placed, claim)).toMatchObject({ unusedPhotos: 0 });
  const [id = ""] = await shop.listReturns(placed.id);
  expect((await shop.see(id)).photos).toHaveLength(1);
});

test("RETURN-09 one internet address may send ten requests an hour, and further ones are not stored", async () => {
  const ctx = returnContext();
  const { attempts } = limits.askReturn;
  const flood = (nth: number) =>
    askOpenly({ number: `F100D${nth}`, email: `flood${nth}@mail.example` }, { ctx });
  for (let nth = 0; nth < attempts; nth += 1) await flood(nth);
  await expect(flood(attempts)).rejects.toMatchObject({ code: "too_many_requests" });
  const rows = await database.asOwner(
    "select id from returns where typed_email like 'flood%@mail.example'",
  );
  expect(rows).toHaveLength(attempts);
});
