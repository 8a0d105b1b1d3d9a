import { beforeEach, expect, test } from "vitest";
import { identityTasks } from "#modules/identity/tasks.ts";
import { silentLog } from "#platform/log.ts";
import { DAY, HOUR, MINUTE, PASSWORD, startIdentityShop } from "./identity-shop.ts";

const testShop = await startIdentityShop();
const { database } = testShop;
const task = identityTasks({ database, clock: testShop.now, log: silentLog })["identity-cleanup"];
const cleanUp = () => task?.run({}, { isLast: false });

beforeEach(() => database.asOwner("truncate profiles cascade"));

test("AUTH-36 expired sessions and links are deleted every hour, and nothing else", async () => {
  const { caller, email } = await testShop.createCustomer();
  await caller.post("/api/auth/forgot-password", { email });
  testShop.passTime(HOUR - MINUTE);
  const other = await testShop.createCustomer();
  await other.caller.post("/api/auth/forgot-password", { email: other.email });
  const pending = testShop.newEmail();
  const form = { full_name: "Bo", email: pending, password: PASSWORD };
  await caller.post("/api/auth/sign-up", form);
  testShop.passTime(MINUTE);

  expect(task?.schedule).toBe("17 * * * *");
  await cleanUp();
  const left = await database.asOwner(
    `select 'session' as kind, email from sessions join profiles on profiles.id = user_id
     union all select purpose, email from one_time_tokens join profiles on profiles.id = user_id
     order by 1, 2`,
  );
  expect(left).toEqual([
    { kind: "confirm-email", email: pending },
    { kind: "reset-password", email: other.email },
    { kind: "session", email: other.email },
  ]);
  const tokens = await database.asOwner("select 1 from refresh_tokens");
  expect(tokens).toHaveLength(1);
});

test("AUTH-37 an account not confirmed for 7 days is deleted with the profile that it created", async () => {
  const { email: confirmed } = await testShop.createCustomer();
  const people = ["gone", "buyer", "known", "helper", "asked", "anew"] as const;
  const toEmail = (name: string) => `${name}@mail.example`;
  await database.asOwner(
    "insert into profiles (full_name, email, created_at) values ('Known', 'known@mail.example', '2026-01-01')",
  );
  const signUp = async (name: string) => {
    const form = { full_name: name, email: toEmail(name), password: PASSWORD };
    expect(await testShop.visitor().post("/api/auth/sign-up", form)).toMatchObject({ status: 204 });
  };
  for (const name of people) await signUp(name);
  await database.asOwner(
    `insert into orders (customer_id, customer_name, customer_email, source, subtotal_minor, total_minor)
     select id, 'Buyer', email, 'admin', 0, 0 from profiles where email = 'buyer@mail.example'`,
  );
  await database.asOwner(
    "insert into user_roles (user_id, role) select id, 'moderator' from profiles where email = 'helper@mail.example'",
  );
  testShop.passTime(7 * DAY);
  await cleanUp();
  const accountsLeft = async () => {
    const rows = await database.asOwner(
      "select email from accounts join profiles on profiles.id = user_id order by email",
    );
    return rows.map(({ email }) => email);
  };
  expect(await accountsLeft()).toHaveLength(people.length + 1);

  await testShop.visitor().post("/api/auth/resend-confirmation", { email: toEmail("asked") });
  await signUp("anew");
  testShop.passTime(MINUTE);
  await cleanUp();
  expect(await accountsLeft()).toEqual(
    [confirmed, toEmail("anew"), toEmail("asked"), toEmail("helper")].toSorted(),
  );
  const profilesLeft = await database.asOwner("select full_name from profiles order by full_name");
  expect(profilesLeft.map((row) => row["full_name"])).toEqual(
    ["Ann Walker", "Known", "anew", "asked", "buyer", "helper"].toSorted(),
  );
  await signUp("gone");
});
