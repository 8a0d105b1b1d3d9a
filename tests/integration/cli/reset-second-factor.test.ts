import { spawn } from "node:child_process";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { PASSWORD, startIdentityShop } from "../identity/identity-shop.ts";
import { secondFactors } from "../identity/second-factors.ts";

const testShop = await startIdentityShop();
const { newCustomerWithApp, readSessions } = secondFactors(testShop);
const program = path.join(import.meta.dirname, "../../../src/cli/shop.mjs");

async function reset(email: string) {
  const url = new URL(testShop.database.ownerUrl);
  // The server of the tests asks nobody for a password, but the shop wants one in the address.
  url.password = "any";
  const env = { PATH: process.env["PATH"], LOG_LEVEL: "silent", DATABASE_URL: url.href };
  const child = spawn(process.execPath, [program, "admin:reset-second-factor", "--email", email], {
    env,
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { status: await ended, stdout, stderr };
}

test("MFA-21 a command restores access for an owner who has lost both the app and the recovery codes", async () => {
  const { email } = await newCustomerWithApp({ role: "admin" });
  const done = await reset(email.toUpperCase());
  expect(done).toMatchObject({ status: 0, stderr: "" });
  expect(done.stdout).toContain("is off, and all their sessions have ended");
  expect(await readSessions(email)).toEqual([]);
  await testShop.visitor().postForSession("/api/auth/sign-in", { email, password: PASSWORD });
  expect(await testShop.mailsTo(email)).toEqual([
    "confirm-email",
    "second-factor-changed",
    "second-factor-changed",
  ]);

  const again = await reset(email);
  expect(again).toMatchObject({ status: 1, stdout: "" });
  expect(again.stderr).toContain(
    `${email} has no account with two-step sign-in. Nothing was changed.`,
  );
}, 180_000);
