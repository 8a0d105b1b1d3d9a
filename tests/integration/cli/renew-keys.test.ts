import { createPageKey } from "../../support/order-keys.ts";
import { spawn } from "node:child_process";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { PASSWORD, startIdentityShop } from "../identity/identity-shop.ts";
import { startSalesShop } from "../orders/sales-shop.ts";

const testShop = await startIdentityShop({ followsChanges: true });
const command = path.join(import.meta.dirname, "../../../src/cli/shop.mjs");

async function replaceKeys(ownerUrl = testShop.database.ownerUrl) {
  const url = new URL(ownerUrl);
  // The server of the tests asks nobody for a password, but the shop wants one in the address.
  url.password = "any";
  const env = { PATH: process.env["PATH"], LOG_LEVEL: "silent", DATABASE_URL: url.href };
  const child = spawn(process.execPath, [command, "keys:renew", "--json"], { env });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const [stdout] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { status: await ended, said: JSON.parse(stdout) as unknown };
}

test("BACK-48 with renewed keys no order link of a leaked copy works, and a new one does", async () => {
  const shop = await startSalesShop({ followsChanges: true });
  const id = await shop.place();
  const readKey = () => createPageKey(shop.database, id);
  const leaked = await readKey();
  expect(await replaceKeys(shop.database.ownerUrl)).toMatchObject({
    said: { result: { orders: 1 } },
  });
  const cancel = (accessKey: string) => shop.send("/api/orders/cancel", { accessKey });
  await expect.poll(() => cancel(leaked)).toMatchObject({ code: "not_found" });
  const renewed = await readKey();
  expect((await cancel(renewed)).status).toBe(204);
}, 180_000);

const keysNow = async () =>
  Object.fromEntries(
    (
      await testShop.database.asOwner(
        "select purpose, encode(secret, 'hex') as secret from signing_keys",
      )
    ).map(({ purpose, secret }) => [String(purpose), String(secret)]),
  );

test("BACK-47 renewed keys end every session, and running instances use the new ones at once", async () => {
  const { email, caller, session } = await testShop.createCustomer();
  await testShop.visitor().post("/api/auth/forgot-password", { email });
  const { signingKeys, readErasedAddressKey } = testShop.shop.services;
  const readKey = signingKeys.createReader("access-token");
  const [oldKey, lasting] = [await readKey(), await readErasedAddressKey()];
  expect(await caller.statusWith(session)).toBe(200);
  const before = await keysNow();

  expect(await replaceKeys()).toEqual({
    status: 0,
    said: {
      command: "keys:renew",
      ok: true,
      result: { keys: Object.keys(before).length - 1, sessions: 1, links: 1, orders: 0 },
    },
  });
  expect(await caller.statusWith(session)).toBe(401);
  await expect.poll(readKey).not.toEqual(oldKey);
  expect(await readErasedAddressKey()).toEqual(lasting);
  expect(Buffer.from(await readKey()).toString("hex")).toBe((await keysNow())["access-token"]);

  const again = await testShop.visitor().postForSession("/api/auth/sign-in", {
    email,
    password: PASSWORD,
  });
  expect(await caller.statusWith(again)).toBe(200);
  expect(await caller.statusWith(session)).toBe(401);
}, 180_000);
