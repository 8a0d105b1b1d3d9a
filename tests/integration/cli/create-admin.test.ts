import { spawn } from "node:child_process";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { createAdmin as command } from "../../../src/cli/create-admin.ts";
import { describeError } from "../../../src/cli/describe-error.ts";
import { testDatabase, type TestDatabase } from "../../support/database.ts";
import { project } from "../../support/embedded-folders.ts";
import {
  createTemporaryFolder,
  query,
  startShop,
  temporaryFolder,
} from "../../support/embedded-shop.ts";
import { startSampleShop } from "../http/sample-shop.ts";
import { sampleWebBuild } from "../http/sample-web-build.tsx";

const program = path.join(import.meta.dirname, "../../../src/cli/shop.mjs");
const PASSWORD = "Correct!Horse7";

/**
 * Where one process leaves for the next what it has compiled: that is most of what such a command
 * does.
 */
const compiled = createTemporaryFolder();
afterAll(compiled.remove);

/** Runs the command as somebody who pipes the password into it. */
async function createAdmin(
  place: { DATABASE_URL: string } | { DATA_DIR: string },
  args: readonly string[],
  password = PASSWORD,
) {
  const env = {
    PATH: process.env["PATH"],
    NODE_COMPILE_CACHE: compiled.folder,
    LOG_LEVEL: "silent",
    ...place,
  };
  const child = spawn(process.execPath, [program, "admin:create", ...args], { env });
  child.stdin.on("error", () => {}); // It may have ended before it reads.
  child.stdin.end(`${password}\n`);
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { status: await ended, stdout, stderr };
}

/**
 * The same in this process, where the password is never asked for: what is said when it is refused.
 */
async function getError(
  place: { DATABASE_URL: string },
  options: { email: string; name?: string },
) {
  const env = { LOG_LEVEL: "silent", ...place };
  return command({ env, root: project }, options).then(
    ({ message }) => `done: ${message}`,
    describeError,
  );
}

/** The server of the tests asks nobody for a password, but the shop wants one in the address. */
function getAddress(database: TestDatabase): { DATABASE_URL: string } {
  const url = new URL(database.ownerUrl);
  url.password = "any";
  return { DATABASE_URL: url.href };
}

const peopleIn = (database: TestDatabase) =>
  database.asOwner(
    `select email, full_name, role, email_confirmed_at is not null as confirmed, password_hash as hash
     from profiles p left join accounts a on a.user_id = p.id left join user_roles r on r.user_id = p.id order by email`,
  );

async function known(database: TestDatabase, account: "confirmed" | "pending" | "none") {
  const [row] = await database.asOwner(
    "insert into profiles (full_name, email) values ('Ada', 'ada@mail.example') returning id",
  );
  if (account === "none") return;
  const confirmedAt = account === "confirmed" ? "now()" : "null";
  await database.asOwner(
    `insert into accounts (user_id, password_hash, email_confirmed_at) values ('${String(row?.["id"])}', '$argon2id$old', ${confirmedAt})`,
  );
}

describe("admin:create", () => {
  test("RUN-15 creates the account of an administrator, who can sign in at once", async () => {
    const database = await testDatabase();
    const args = ["--email", " Ada@Mail.example ", "--name", "Ada Lovelace"];
    expect(await createAdmin(getAddress(database), args)).toEqual({
      status: 0,
      stdout: "ada@mail.example is now an administrator and can sign in.\n",
      stderr: "",
    });
    expect(await peopleIn(database)).toMatchObject([
      { email: "ada@mail.example", full_name: "Ada Lovelace", role: "admin", confirmed: true },
    ]);

    const { appUrl: connectionString } = database;
    const shop = await startSampleShop({ webBuild: sampleWebBuild(), connectionString });
    const answer = await fetch(`${shop.url}/api/auth/sign-in`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "ada@mail.example", password: PASSWORD }),
    });
    const { access_token } = z.object({ access_token: z.string() }).parse(await answer.json());
    const roles = await fetch(`${shop.url}/api/admin/roles`, {
      headers: { authorization: `Bearer ${access_token}` },
    });
    await shop.stop();
    expect(roles.status).toBe(200);
  });

  test("RUN-16 gives the role to an existing account and keeps its password", async () => {
    const database = await testDatabase();
    await known(database, "confirmed");
    const first = await createAdmin(getAddress(database), ["--email", "ADA@mail.example"]);
    expect(first).toMatchObject({ status: 0, stderr: "" });
    expect(first.stdout).toMatch(
      /has an account .* now an administrator\. The password was not changed/,
    );
    expect(await peopleIn(database)).toMatchObject([{ role: "admin", hash: "$argon2id$old" }]);
    const second = await createAdmin(getAddress(database), ["--email", "ada@mail.example"]);
    expect(second.status).toBe(0);
    expect(second.stdout).toContain("is already an administrator. Nothing was changed.");
  });

  test("RUN-19 an account that was never confirmed is replaced, because its password may be a stranger's", async () => {
    const database = await testDatabase();
    await known(database, "pending");
    const ada = ["--email", "ada@mail.example"];
    const nameless = await createAdmin(getAddress(database), ada);
    expect(nameless).toMatchObject({ status: 1, stdout: "" });
    expect(await peopleIn(database)).toMatchObject([{ role: null, hash: "$argon2id$old" }]);
    const { status } = await createAdmin(getAddress(database), [...ada, "--name", "Ada Lovelace"]);
    expect(status).toBe(0);
    const people = await peopleIn(database);
    expect(people).toMatchObject([{ role: "admin", confirmed: true, full_name: "Ada Lovelace" }]);
    expect(people[0]?.["hash"]).not.toBe("$argon2id$old");
  });

  test("RUN-16 a profile without an account becomes the administrator's", async () => {
    const database = await testDatabase();
    await known(database, "none");
    const args = ["--email", "ada@mail.example", "--name", "Ada Lovelace"];
    expect((await createAdmin(getAddress(database), args)).status).toBe(0);
    expect(await peopleIn(database)).toMatchObject([
      { full_name: "Ada Lovelace", role: "admin", confirmed: true },
    ]);
  });

  test("RUN-17 reports in one line everything that is wrong with a value, and changes nothing", async () => {
    const database = await testDatabase();
    const place = getAddress(database);
    const ada = { email: "ada@mail.example", name: "Ada" };
    const typed = ["--email", ada.email, "--name", ada.name];
    for (const [password, message] of [
      ["weak", /^The password .*8 char.*upper.*number.*special/],
      ["", /^The password is not accepted/],
    ] as const) {
      const { status, stdout, stderr } = await createAdmin(place, typed, password);
      expect(stderr.trim()).toMatch(message);
      expect(stderr.trim().split("\n")).toHaveLength(1);
      expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    }
    for (const [options, message] of [
      [{ ...ada, email: "ada" }, /^--email is not accepted/],
      [{ ...ada, email: "аda@mail.example" }, /^--email is not accepted/],
      [{ ...ada, name: " " }, /^--name is not accepted/],
      [{ ...ada, email: "Admin@wanderpaw.example" }, /an account of the demo/],
      [{ email: ada.email }, /^There is no confirmed account .* add a name/],
    ] as const) {
      const said = await getError(place, options);
      expect(said).toMatch(message);
      expect(said.split("\n")).toHaveLength(1);
    }
    expect(await peopleIn(database)).toEqual([]);
  });

  test("RUN-18 works with the embedded database, and explains the conflict while the shop is running on it", async () => {
    const DATA_DIR = path.join(temporaryFolder(), "data");
    const ada = ["--email", "ada@mail.example", "--name", "Ada"];
    expect(await createAdmin({ DATA_DIR }, ada)).toMatchObject({ status: 0, stderr: "" });
    const running = await startShop(DATA_DIR);
    // The first data came into the database, although it is not empty any more.
    const orders = await query(running, "select count(*)::int as count from orders");
    expect(orders[0]?.["count"]).toBeGreaterThan(300);
    const refused = await createAdmin({ DATA_DIR }, ada);
    expect(refused).toMatchObject({ status: 1, stdout: "" });
    expect(refused.stderr).toMatch(
      /^\s*Another shop is already running on .*: process \d+\. Stop it first/,
    );
    await running.stop();
    const again = await createAdmin({ DATA_DIR }, ada);
    expect(again.stdout).toContain("is already an administrator");
  });
});
