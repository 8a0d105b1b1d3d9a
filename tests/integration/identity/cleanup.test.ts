import { expect, test } from "vitest";
import { identityTasks } from "#modules/identity/tasks.ts";
import { silentLog } from "#platform/log.ts";
import { HOUR, MINUTE, PASSWORD, startIdentityShop } from "./identity-shop.ts";

const desk = await startIdentityShop();
const { database } = desk;

test("AUTH-36 every hour dead sessions and expired links are removed, and nothing else", async () => {
  const { caller, email } = await desk.newCustomer();
  await caller.post("/api/auth/forgot-password", { email });
  desk.passTime(HOUR - MINUTE);
  const other = await desk.newCustomer();
  await other.caller.post("/api/auth/forgot-password", { email: other.email });
  const pending = desk.newEmail();
  const form = { full_name: "Bo", email: pending, password: PASSWORD };
  await caller.post("/api/auth/sign-up", form);
  desk.passTime(MINUTE);

  const task = identityTasks({ database, clock: desk.now, log: silentLog })["identity-cleanup"];
  expect(task?.schedule).toBe("17 * * * *");
  await task?.run({}, { isLast: false });
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
