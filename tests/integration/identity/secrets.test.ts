import { expect, test } from "vitest";
import { PASSWORD, startIdentityShop } from "./identity-shop.ts";

const testShop = await startIdentityShop();
const { database } = testShop;

/** One person's way through everything, with all the answers and all the secrets on it. */
async function wholeLife() {
  const email = testShop.newEmail();
  const ann = testShop.visitor();
  const secrets = [PASSWORD, "Entirely!New9", "wrong-Password!1"];
  const answers: string[] = [];
  const post: typeof ann.post = async (path, body, accessToken) => {
    const answer = await ann.post(path, body, accessToken);
    answers.push(answer.text);
    return answer;
  };
  const save = (...tokens: string[]) => secrets.push(...tokens);

  await post("/api/auth/sign-up", { full_name: "Ann Secret", email, password: PASSWORD });
  await post("/api/auth/resend-confirmation", { email });
  const confirmation = await testShop.linkToken(email, "confirm-email");
  save(confirmation);
  await post("/api/auth/sign-in", { email, password: PASSWORD });
  const first = await ann.postForSession("/api/auth/confirm-email", {
    token: confirmation,
    password: PASSWORD,
  });
  const { access_token: access } = first;
  save(access, first.refresh_token);
  await post("/api/auth/sign-in", { email, password: "wrong-Password!1" });
  await post("/api/auth/sign-up", { full_name: "Ann Secret", email, password: PASSWORD });
  const { refresh_token } = first;
  const next = await ann.postForSession("/api/auth/refresh", { refresh_token });
  save(next.access_token, next.refresh_token);
  await post(
    "/api/auth/change-password",
    { current_password: "wrong-Password!1", password: "Entirely!New9" },
    access,
  );
  await post("/api/functions/get_user_role", {}, access);
  for (const path of ["/api/auth/session", "/api/auth/sessions"])
    answers.push((await ann.call("GET", path, { accessToken: access })).text);
  await post("/api/auth/forgot-password", { email });
  const link = await testShop.linkToken(email, "reset-password");
  save(link);
  await post("/api/auth/reset-password", { token: link, password: "x" });
  await post("/api/auth/reset-password", { token: link, password: "Entirely!New9" });
  await post("/api/auth/reset-password", { token: link, password: "Entirely!New9" });
  testShop.passTime(11);
  await post("/api/auth/refresh", { refresh_token });
  return { email, secrets, answers };
}

const { email, secrets, answers } = await wholeLife();

test("AUTH-35 no response contains a password, a hash or a link's token", async () => {
  const [row] = await database.asOwner("select password_hash from accounts");
  const all = answers.join("\n");
  expect(all).not.toContain("argon2");
  for (const hidden of [String(row?.["password_hash"]), ...secrets])
    expect(all).not.toContain(hidden);
});

test("AUTH-35 the log contains no addresses, names or secrets", async () => {
  await testShop.shop.services.security.saveQueued();
  const log = JSON.stringify(testShop.shop.logged);
  expect(log).toContain("/api/auth/sign-in");
  for (const hidden of [email, "Ann Secret", "argon2", ...secrets])
    expect(log).not.toContain(hidden);
});

test("AUTH-35 the database stores passwords as argon2id and tokens as hashes only", async () => {
  const tables = await database.asOwner(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'
       and table_name <> 'mail_secrets'`,
  );
  expect(tables.length).toBeGreaterThan(20);
  let everything = "";
  for (const { name } of tables) {
    const rows = await database.asOwner(`select t::text as row from ${String(name)} t`);
    everything += rows.map(({ row }) => String(row)).join("\n");
  }
  // The search does find what is there.
  for (const known of [email, "Ann Secret", "$argon2id$v=19$"]) expect(everything).toContain(known);
  for (const secret of secrets) expect(everything).not.toContain(secret);
});
