import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { roleEndpoints } from "#modules/identity/roles/role-endpoints.ts";
import type { Answer } from "../http/timed-shop.ts";
import { startIdentityShop } from "../identity/identity-shop.ts";

const { database, createCustomer, visitor } = await startIdentityShop();

const admin = await createCustomer({ role: "admin", fullName: "Ada Admin" });
const moderator = await createCustomer({ role: "moderator", fullName: "Mo Moderator" });
const customer = await createCustomer({ fullName: "Cleo Customer" });

type Person = typeof admin;

/** Everybody has again what they began with. */
beforeEach(async () => {
  await database.asOwner(
    `insert into user_roles (user_id, role) values ($1, 'admin'), ($2, 'moderator')
     on conflict (user_id) do update set role = excluded.role`,
    [admin.session.user.id, moderator.session.user.id],
  );
  await database.asOwner("delete from user_roles where user_id = $1", [customer.session.user.id]);
});

const as = (person: Person, method: string, path = "", body?: unknown): Promise<Answer> =>
  person.caller.call(method, `/api/admin/roles${path}`, {
    accessToken: person.session.access_token,
    ...(body === undefined ? {} : { body }),
  });
const of = (person: Person) => `/${person.session.user.id}`;
const row = (person: Person, role: string) => ({
  user_id: person.session.user.id,
  full_name: person.session.user.full_name,
  email: person.email,
  role,
});
const rowSchema = roleEndpoints.changeRole.response;
/** A person and their role; grants.test.ts covers the rest of the answer. */
const known = (answered: unknown) => {
  const { user_id, full_name, email, role } = rowSchema.parse(answered);
  return { user_id, full_name, email, role };
};
const parsed = (answer: Answer): unknown => {
  const body: unknown = JSON.parse(answer.text);
  const list = z.object({ roles: z.array(rowSchema) }).safeParse(body);
  return list.success ? { roles: list.data.roles.map(known) } : known(body);
};

const requests = [
  ["list", "GET", "", undefined],
  ["give", "POST", "", { email: customer.email, role: "admin" }],
  ["change", "PUT", of(admin), { role: "user" }],
  ["remove", "DELETE", of(admin), undefined],
] as const;

describe("the list of roles", () => {
  test.each(requests)(
    "ROLE-01 only an administrator may %s roles",
    async (_, method, path, body) => {
      const before = await database.asOwner("select user_id, role from user_roles order by 1");
      const options = body === undefined ? {} : { body };
      expect(await visitor().call(method, `/api/admin/roles${path}`, options)).toMatchObject({
        status: 401,
        code: "unauthenticated",
      });
      for (const person of [customer, moderator])
        expect(await as(person, method, path, body)).toMatchObject({
          status: 403,
          code: "forbidden",
        });
      expect(await database.asOwner("select user_id, role from user_roles order by 1")).toEqual(
        before,
      );
    },
  );

  test("ROLE-02 the list shows all users with an assigned role, administrators first", async () => {
    expect(parsed(await as(admin, "GET"))).toEqual({
      roles: [row(admin, "admin"), row(moderator, "moderator")],
    });
  });

  test("ROLE-03 a role is assigned by e-mail address, in any letter case, and replaces the previous one", async () => {
    const email = ` ${customer.email.toUpperCase()} `;
    for (const role of ["moderator", "admin", "admin"]) {
      const answer = await as(admin, "POST", "", { email, role });
      expect(answer.status).toBe(200);
      expect(parsed(answer)).toEqual(row(customer, role));
    }
    expect(parsed(await as(admin, "GET"))).toEqual({
      roles: [row(admin, "admin"), row(customer, "admin"), row(moderator, "moderator")],
    });
  });

  test("ROLE-03 an unknown user, and a user without an assigned role, is not found", async () => {
    const unknown = { email: "nobody@mail.example", role: "admin" };
    const answers = [
      await as(admin, "POST", "", unknown),
      await as(admin, "PUT", of(customer), { role: "moderator" }),
      await as(admin, "PUT", `/${randomUUID()}`, { role: "moderator" }),
      await as(admin, "DELETE", of(customer)),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 404, code: "not_found" });
  });

  test("ROLE-03 a user with an unconfirmed address is not found, as anyone could have signed up with it", async () => {
    const confirmed = (at: string | null) =>
      database.asOwner("update accounts set email_confirmed_at = $2 where user_id = $1", [
        customer.session.user.id,
        at,
      ]);
    const give = () => as(admin, "POST", "", { email: customer.email, role: "admin" });
    await confirmed(null);
    expect(await give()).toMatchObject({ status: 404, code: "not_found" });
    await confirmed("2026-01-01");
    expect(await give()).toMatchObject({ status: 200 });
  });

  test("ROLE-03 unknown roles and invalid ids are refused", async () => {
    const owner = await as(admin, "POST", "", { email: customer.email, role: "owner" });
    expect(owner).toMatchObject({ status: 422, fields: { role: [expect.any(String)] } });
    const nobody = await as(admin, "PUT", "/1", { role: "user" });
    expect(nobody).toMatchObject({ status: 422, fields: { user_id: [expect.any(String)] } });
  });

  test("ROLE-04 a role is changed and removed", async () => {
    const changed = await as(admin, "PUT", of(moderator), { role: "user" });
    expect(parsed(changed)).toEqual(row(moderator, "user"));
    expect(await as(admin, "DELETE", of(moderator))).toMatchObject({ status: 204, text: "" });
    expect(parsed(await as(admin, "GET"))).toEqual({ roles: [row(admin, "admin")] });
  });

  test("ROLE-05 a change takes effect at the user's next request, with the same token", async () => {
    expect((await as(customer, "GET")).status).toBe(403);
    await as(admin, "POST", "", { email: customer.email, role: "admin" });
    expect((await as(customer, "GET")).status).toBe(200);
    await as(admin, "PUT", of(customer), { role: "moderator" });
    expect((await as(customer, "GET")).status).toBe(403);
    await as(admin, "PUT", of(customer), { role: "admin" });
    expect((await as(customer, "GET")).status).toBe(200);
    await as(admin, "DELETE", of(customer));
    expect((await as(customer, "GET")).status).toBe(403);
  });

  test("ROLE-06 demoting the last administrator in any way is refused with a reason", async () => {
    const answers = [
      await as(admin, "PUT", of(admin), { role: "moderator" }),
      await as(admin, "POST", "", { email: admin.email, role: "user" }),
      await as(admin, "DELETE", of(admin)),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 409, code: "last_admin" });
    expect((await as(admin, "GET")).status).toBe(200);
  });

  test("ROLE-06 an administrator may step down once there is another", async () => {
    await as(admin, "POST", "", { email: customer.email, role: "admin" });
    expect((await as(admin, "DELETE", of(admin))).status).toBe(204);
    expect((await as(admin, "GET")).status).toBe(403);
  });

  test("ROLE-07 of two administrators who demote each other at once, one stays", async () => {
    for (let round = 0; round < 5; round += 1) {
      await as(admin, "POST", "", { email: customer.email, role: "admin" });
      const answers = await Promise.all([
        as(admin, "PUT", of(customer), { role: "user" }),
        as(customer, "PUT", of(admin), { role: "user" }),
      ]);
      const refused = answers.filter(({ status }) => status !== 200);
      // The later one is refused as the last, or comes as somebody who is no administrator any
      // more.
      expect(refused.map(({ code }) => code)).toEqual([
        expect.stringMatching(/^(last_admin|forbidden)$/),
      ]);
      const left = await database.asOwner("select 1 from user_roles where role = 'admin'");
      expect(left).toHaveLength(1);
      await database.asOwner(
        `update user_roles set role = 'admin' where user_id = '${admin.session.user.id}'`,
      );
    }
  });
});
