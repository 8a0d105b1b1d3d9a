import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { z } from "zod";
import { MINUTE, PASSWORD, startIdentityShop, HOUR } from "./identity-shop.ts";

const testShop = await startIdentityShop();
const { visitor } = testShop;

const listed = z.object({
  sessions: z.array(
    z.strictObject({
      id: z.string(),
      created_at: z.string(),
      refreshed_at: z.string(),
      user_agent: z.string().nullable(),
      is_current: z.boolean(),
    }),
  ),
});

test.each(["user", "moderator", "admin"] as const)(
  "AUTH-29 a %s changes their own name",
  async (role) => {
    const { caller, session } = await testShop.createCustomer({ role });
    const options = { accessToken: session.access_token };
    const rename = (full_name: string) =>
      caller.call("PATCH", "/api/auth/profile", { ...options, body: { full_name } });
    const answer = await rename("  Anna Maria Walker ");
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toEqual({
      user: { ...session.user, full_name: "Anna Maria Walker" },
    });
    const { text } = await caller.call("GET", "/api/auth/session", options);
    expect(JSON.parse(text)).toMatchObject({ user: { full_name: "Anna Maria Walker" }, role });
    for (const name of ["", "   ", "a".repeat(101), "Ann\u0000"])
      expect(await rename(name)).toMatchObject({ status: 422 });
  },
);

test("AUTH-30 a person sees where they are signed in, and can end each of their own sessions only", async () => {
  const { email, caller, session } = await testShop.createCustomer();
  const stranger = await testShop.createCustomer();
  testShop.passTime(MINUTE);
  const phone = await visitor("Phone").postForSession("/api/auth/sign-in", {
    email,
    password: PASSWORD,
  });
  const options = { accessToken: session.access_token };
  const list = async (accessToken = session.access_token) => {
    const { text } = await caller.call("GET", "/api/auth/sessions", { accessToken });
    return listed.parse(JSON.parse(text)).sessions;
  };
  const mine = await list();
  expect(mine).toEqual([
    {
      id: mine[0]?.id,
      created_at: testShop.now().toISOString(),
      refreshed_at: testShop.now().toISOString(),
      user_agent: "Phone",
      is_current: false,
    },
    expect.objectContaining({ user_agent: "Browser", is_current: true }),
  ]);

  const end = (id: string) => caller.call("DELETE", `/api/auth/sessions/${id}`, options);
  const [theirs] = await list(stranger.session.access_token);
  for (const id of [theirs?.id ?? "", randomUUID()])
    expect(await end(id)).toMatchObject({ status: 404, code: "not_found" });
  expect(await end("no-id")).toMatchObject({ status: 422 });
  expect(await caller.statusWith(stranger.session)).toBe(200);

  expect(await end(mine[0]?.id ?? "")).toMatchObject({ status: 204 });
  expect(await caller.statusWith(phone)).toBe(401);
  expect(await list()).toHaveLength(1);
  expect(await end(mine[1]?.id ?? "")).toMatchObject({ status: 204 });
  expect(await caller.statusWith(session)).toBe(401);
});

test("AUTH-30 expired sessions are not listed", async () => {
  const { email, caller } = await testShop.createCustomer();
  testShop.passTime(HOUR);
  const { access_token: accessToken } = await caller.postForSession("/api/auth/sign-in", {
    email,
    password: PASSWORD,
  });
  const { text } = await caller.call("GET", "/api/auth/sessions", { accessToken });
  expect(listed.parse(JSON.parse(text)).sessions).toHaveLength(1);
});

test("AUTH-31 get_user_role returns the caller's role, and only an administrator can query others", async () => {
  const ann = await testShop.createCustomer();
  const mod = await testShop.createCustomer({ role: "moderator" });
  const boss = await testShop.createCustomer({ role: "admin" });
  const ask = (who: typeof ann, user_id?: string) =>
    who.caller.post("/api/functions/get_user_role", { user_id }, who.session.access_token);
  const getId = (who: typeof ann) => who.session.user.id;

  expect((await ask(ann)).text).toBe('{"role":"user"}');
  expect((await ask(mod, getId(mod).toUpperCase())).text).toBe('{"role":"moderator"}');
  expect(await ask(ann, getId(mod))).toMatchObject({ status: 403, code: "forbidden" });
  expect(await ask(mod, getId(ann))).toMatchObject({ status: 403, code: "forbidden" });
  expect((await ask(boss, getId(mod))).text).toBe('{"role":"moderator"}');
  expect((await ask(boss, getId(ann))).text).toBe('{"role":"user"}');
  expect((await ask(boss, randomUUID())).text).toBe('{"role":"user"}');
  expect(await visitor().post("/api/functions/get_user_role", {})).toMatchObject({ status: 401 });
});
