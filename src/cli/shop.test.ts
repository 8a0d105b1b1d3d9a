import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const program = join(import.meta.dirname, "shop.mjs");

function shop(
  args: readonly string[],
  options: { env?: Record<string, string>; node?: readonly string[] } = {},
) {
  const env = { PATH: process.env.PATH, ...options.env };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...(options.node ?? []), program, ...args],
    { encoding: "utf8", env },
  );
  return { status, stdout, stderr };
}

describe("the shop command", () => {
  test.each([[[]], [["help"]], [["--help"]]])("RUN-01 prints its commands for %j", (args) => {
    const { status, stdout, stderr } = shop(args);
    expect(stdout).toMatch(
      /^Usage: [\s\S]*\bstart\b[\s\S]*\bmigrate\b[\s\S]*\bseed\b[\s\S]*\badmin:create\b/,
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  });

  test.each(["bogus", "toString", "start twice", "migrate --hard", "help bogus"])(
    "RUN-02 answers unknown input with its commands and exit code 2: %s",
    (line) => {
      const { status, stdout, stderr } = shop(line.split(" "));
      expect(stderr).toMatch(/^Unknown command or option: "[^"]+"\.\n\nUsage: /);
      expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    },
  );

  test.each([
    ["admin:create", "--email is missing."],
    ["admin:create --name Ada", "--email is missing."],
    ["admin:create --email", "--email needs a value."],
    [
      "admin:create --email a@b.example --password hush",
      'Unknown command or option: "--password".',
    ],
    ["admin:reset-second-factor", "--email is missing."],
    [
      "admin:reset-second-factor --email a@b.example --name Ada",
      'Unknown command or option: "--name".',
    ],
    ["admin:create a@b.example", 'Unknown command or option: "a@b.example".'],
    ["migrate --email a@b.example", 'Unknown command or option: "--email".'],
    ["restore", "--from is missing."],
    ["backup --to", "--to needs a value."],
    ["move-database", "--to is missing."],
    ["start --only", "--only needs a value."],
    ["start --only=mails", "--only must be http or jobs."],
    ["migrate --only=jobs", 'Unknown command or option: "--only".'],
  ])("RUN-13 says what is wrong with the options, with exit code 2: %s", (line, complaint) => {
    const { status, stdout, stderr } = shop(line.split(" "));
    expect(stderr).toContain(complaint);
    expect(stderr).toContain("Usage: ");
    expect(stderr).not.toContain("hush");
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  });

  test("RUN-03 an invalid configuration is one line for each invalid value, without a stack", () => {
    const { status, stderr } = shop(["start"], { env: { PORT: "many", PAYMENTS: "later" } });
    const lines = stderr.trim().split("\n");
    expect(lines[0]).toBe("The configuration is wrong:");
    expect(lines.slice(1).map((line) => line.trim().split(":")[0])).toEqual(["PORT", "PAYMENTS"]);
    expect(status).toBe(1);
  });

  test.each(["http", "jobs"])("RUN-47 a partial shop (%s) requires a database server", (piece) => {
    const { status, stdout, stderr } = shop(["start", "--only", piece]);
    expect(stderr.trim().split("\n")).toEqual([
      "The configuration is wrong:",
      `  DATABASE_URL: must be set with --only=${piece}, because several processes cannot share the embedded database.`,
    ]);
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  });

  test("RUN-04 on an old Node the command says what to do", () => {
    const pretend = `data:text/javascript,Object.defineProperty(process,"versions",{value:{node:"20.9.0"}})`;
    const { status, stdout, stderr } = shop(["start"], { node: ["--import", pretend] });
    expect(stderr).toMatch(
      /^The shop needs Node 24 or newer, and this is Node 20\.9\.0\..*npm start.*\n$/,
    );
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  });

  test("RUN-05 an unreachable database is one paragraph, without a stack and without the password", () => {
    const { status, stderr } = shop(["migrate"], {
      env: { DATABASE_URL: "postgres://owner:hush@127.0.0.1:1/shop" },
    });
    expect(stderr.trim().split("\n")).toHaveLength(1);
    expect(stderr).toContain("127.0.0.1:1/shop cannot be reached");
    expect(stderr).not.toContain("hush");
    expect(status).toBe(1);
  });
});
