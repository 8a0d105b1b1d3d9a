import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { invitationEndpoints } from "#modules/identity/invitations/invitation-endpoints.ts";
import { identity } from "#shared/actor.ts";
import { readAnswer } from "../http/timed-shop.ts";
import { startInboxShop } from "../inbox/inbox-shop.ts";

const shop = await startInboxShop();
const { asAdmin, asModerator, database, linkToken, mailsTo, newEmail, passTime, send } = shop;
const PASSWORD = "Wanderpaw!2026";

const invite = (email: string, more: object = {}) =>
  asAdmin("POST", "/api/admin/invitations", { email, role: "moderator", ...more });
const getToken = (email: string) => linkToken(email, "staff-invitation");
const accept = (token: string) =>
  send("/api/auth/accept-invitation", { token, full_name: "Dana Levi", password: PASSWORD });
const list = async () =>
  invitationEndpoints.listInvitations.response.parse(
    JSON.parse((await asAdmin("GET", "/api/admin/invitations")).text),
  ).invitations;
const rolesOf = (email: string) =>
  database.asOwner(
    `select r.role, array(select g.action from user_grants g where g.user_id = r.user_id order by 1) as granted
     from user_roles r join profiles p on p.id = r.user_id where p.email = $1`,
    [email],
  );
const signIn = (email: string) => send("/api/auth/sign-in", { email, password: PASSWORD });

test("PERM-40 an invited person opens an account with the role and the rights, also while registration is off", async () => {
  await database.asOwner(
    "update system_settings set setting_value = 'false' where setting_key = 'allow_registration'",
  );
  const email = newEmail();
  const granted = ["orders.read", "orders.write"];
  expect((await invite(email, { granted })).status).toBe(200);
  expect(await mailsTo(email)).toEqual(["staff-invitation"]);
  expect(await list()).toMatchObject([{ email, role: "moderator", granted }]);
  const token = await getToken(email);
  expect((await accept(token)).status).toBe(204);
  expect(await rolesOf(email)).toEqual([{ role: "moderator", granted }]);
  expect(await list()).toEqual([]);
  expect((await signIn(email)).status).toBe(200);
  // The link works once.
  expect((await accept(token)).code).toBe("link_expired");
  const log = await database.asOwner(
    "select action, after from audit_log where entity = 'role_invitations' order by id",
  );
  expect(log.map(({ action }) => action)).toEqual(["insert", "update"]);
  expect(JSON.stringify(log)).not.toContain("token");
});

test("PERM-41 whoever has an account accepts while signed in, and nobody else does", async () => {
  const email = newEmail();
  await invite(email);
  await accept(await getToken(email));
  await database.asOwner(
    "delete from user_roles where user_id = (select id from profiles where email = $1)",
    [email],
  );
  passTime(60);
  expect((await invite(email)).status).toBe(200);
  const token = await getToken(email);
  expect((await accept(token)).code).toBe("email_taken");
  const acceptAs = async (person: string) => {
    const { access_token } = JSON.parse((await signIn(person)).text) as { access_token: string };
    return readAnswer(
      await fetch(`${shop.shop.url}/api/auth/accept-own-invitation`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          authorization: `Bearer ${access_token}`,
          "x-forwarded-for": shop.newAddress(),
        },
        body: JSON.stringify({ token }),
      }),
    );
  };
  const other = newEmail();
  await invite(other);
  await accept(await getToken(other));
  expect((await acceptAs(other)).code).toBe("forbidden");
  expect(await rolesOf(email)).toEqual([]);
  expect((await acceptAs(email)).status).toBe(204);
  expect(await rolesOf(email)).toEqual([{ role: "moderator", granted: [] }]);
  expect((await invite(email)).code).toBe("conflict");
});

test("PERM-42 an invitation ends after seven days, when it is taken back, and when it is sent again", async () => {
  const email = newEmail();
  await invite(email);
  const first = await getToken(email);
  const [row] = await list();
  passTime(60);
  const id = row?.id ?? "";
  expect((await asAdmin("POST", `/api/admin/invitations/${id}/mails`)).status).toBe(204);
  expect((await accept(first)).code).toBe("link_expired");
  const second = await getToken(email);
  passTime(7 * 24 * 3_600);
  expect((await accept(second)).code).toBe("link_expired");
  await asAdmin("POST", `/api/admin/invitations/${id}/mails`);
  const third = await getToken(email);
  expect((await asAdmin("DELETE", `/api/admin/invitations/${id}`)).status).toBe(204);
  expect((await accept(third)).code).toBe("link_expired");
  expect(await rolesOf(email)).toEqual([]);
});

test("PERM-43 inviting needs the right to give roles, and is limited", async () => {
  const call = await asModerator(["settings.read", "messages.write", "messages.read"]);
  const body = { email: newEmail(), role: "admin" };
  expect((await call("POST", "/api/admin/invitations", body)).status).toBe(403);
  const answers = [];
  for (let sent = 0; sent < 20; sent++)
    // oxlint-disable-next-line no-await-in-loop -- one after another
    answers.push((await invite(newEmail())).status);
  expect(answers.at(-1)).toBe(429);
});

test("PERM-43 the database lets the identity role give only what an invitation says", async () => {
  const email = newEmail();
  await database.asOwner("insert into profiles (email, full_name) values ($1, 'Eve')", [email]);
  const give = (role: string) =>
    database.runInTransaction(identity, (db) =>
      db.execute(
        sql`insert into user_roles (user_id, role) select id, ${role} from profiles where email = ${email}`,
      ),
    );
  await expect(give("moderator")).rejects.toThrow(/Failed query/);
  await database.asOwner(
    "insert into role_invitations (email, role, token_hash, expires_at) values ($1, 'moderator', 'x', app.now() + interval '1 day')",
    [email],
  );
  await expect(give("admin")).rejects.toThrow(/Failed query/);
  await give("moderator");
});
