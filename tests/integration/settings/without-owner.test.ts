// A shop outside demo mode that nobody has set up.
import { afterAll, expect, test } from "vitest";
import { testDatabase } from "../../support/database.ts";
import { startSampleShop } from "../http/sample-shop.ts";
import { sampleWebBuild } from "../http/sample-web-build.tsx";

const database = await testDatabase({ seeded: true });
const roles = await database.asOwner("select user_id, role from user_roles");
await database.asOwner("alter table user_roles disable trigger user");
await database.asOwner("delete from user_roles");
await database.asOwner("alter table user_roles enable trigger user");

let shown: unknown;
const shop = await startSampleShop({
  webBuild: sampleWebBuild({
    anything(context) {
      shown = context.closed;
      return context.closed;
    },
  }),
  connectionString: database.appUrl,
  followsChanges: true,
  needsOwner: true,
});
afterAll(() => shop.stop());

const post = async (path: string) => {
  const answer = await fetch(shop.url + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  return answer.status;
};

test("SETUP-11 the shop sells nothing, accepts nothing and shows no address until it has an administrator", async () => {
  await expect.poll(async () => (await fetch(shop.url)).status).toBe(503);
  expect(shown).toEqual({ supportEmail: null });
  for (const path of ["/api/orders", "/api/auth/sign-up", "/api/newsletter/subscriptions"])
    expect([path, await post(path)]).toEqual([path, 503]);
  expect(await post("/api/auth/sign-in")).toBe(422);

  for (const { user_id: id, role } of roles)
    await database.asOwner("insert into user_roles (user_id, role) values ($1, $2)", [id, role]);
  await expect.poll(async () => (await fetch(shop.url)).status, { timeout: 10_000 }).toBe(200);
  expect(await post("/api/auth/sign-up")).toBe(422);
});
