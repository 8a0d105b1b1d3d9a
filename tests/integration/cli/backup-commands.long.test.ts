import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { query, startShop, temporaryFolder } from "../../support/embedded-shop.ts";
import { emptyDatabase, firstRelease } from "../backup/copies.ts";

const program = path.join(import.meta.dirname, "../../../src/cli/shop.mjs");

const answer = z.object({
  command: z.string(),
  ok: z.boolean(),
  result: z.record(z.string(), z.unknown()).optional(),
  error: z.object({ kind: z.string(), message: z.string() }).optional(),
});

/** Runs a command with `--json`; what is on standard output must be one document. */
async function shop(env: Record<string, string>, line: readonly string[], typed = "") {
  const child = spawn(process.execPath, [program, ...line, "--json"], {
    env: { PATH: process.env["PATH"], LOG_LEVEL: "info", ...env },
  });
  child.stdin.on("error", () => {}); // It may have ended before it reads.
  child.stdin.end(typed);
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const [stdout] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { status: await ended, ...answer.parse(JSON.parse(stdout)) };
}

const scratchOfTests = () =>
  fs.readdirSync(os.tmpdir()).filter((name) => name.startsWith("wanderpaw-backup-test-"));

describe("the backup commands", () => {
  test("BACK-11 a backup becomes a shop, which is saved while running, verifies the backup, and moves to a server", async () => {
    const DATA_DIR = path.join(temporaryFolder(), "data");
    expect(await shop({ DATA_DIR }, ["backup"])).toMatchObject({
      status: 1,
      ok: false,
      error: {
        kind: "failed",
        message: expect.stringContaining("There is no database in") as string,
      },
    });
    expect(fs.existsSync(DATA_DIR)).toBe(false);

    expect(await shop({ DATA_DIR }, ["restore", "--from", firstRelease])).toMatchObject({
      status: 0,
      command: "restore",
      ok: true,
      result: { orders: 400, findings: [] },
    });

    const running = await startShop(DATA_DIR);
    const saved = await shop({ DATA_DIR }, ["backup", "--keep", "1"]);
    expect(saved).toMatchObject({ status: 0, result: { orders: 400, removed: [] } });
    const file = String(saved.result?.["file"]);
    expect(path.dirname(file)).toBe(path.join(DATA_DIR, "backups"));
    await query(running, "update accounts set email_confirmed_at = null");
    expect(await shop({ DATA_DIR }, ["check"])).toMatchObject({
      status: 1,
      ok: false,
      error: {
        kind: "found",
        message: expect.stringContaining("What to do: Create one") as string,
      },
      result: { findings: [{ rule: "an administrator can sign in" }] },
    });
    await running.stop();

    const scratch = scratchOfTests();
    expect(await shop({ DATA_DIR }, ["backup:test"])).toMatchObject({
      status: 0,
      result: { file, orders: 400, findings: [] },
    });
    expect(scratchOfTests()).toEqual(scratch);
    expect(await shop({ DATA_DIR }, ["restore", "--from", file])).toMatchObject({
      status: 1,
      error: { message: expect.stringContaining("already has data") as string },
    });

    const place = await emptyDatabase({ managed: true });
    // The server of the tests asks nobody for a password, but the shop wants one.
    const moved = await shop(
      { DATA_DIR },
      ["move-database", "--to", place.ownerUrl],
      "hush hush\n",
    );
    expect(moved).toMatchObject({
      status: 1,
      error: { kind: "found" },
      result: { findings: [{ rule: "an administrator can sign in" }] },
    });
    expect(moved.error?.message).toContain("every column of numbers (amounts, stock) the same sum");
    expect(moved.error?.message).toContain("set DATABASE_URL=postgresql://managed_owner:…@");
    expect(JSON.stringify(moved)).not.toContain("hush");
  }, 270_000);

  test("BACK-44 an unusable bucket ends each command before a database is created", async () => {
    const DATA_DIR = path.join(temporaryFolder(), "data");
    const env = {
      DATA_DIR,
      S3_ENDPOINT: "http://127.0.0.1:1",
      S3_BUCKET: "pictures",
      S3_ACCESS_KEY_ID: "AKID",
      S3_SECRET_ACCESS_KEY: "hush-hush",
    };
    for (const line of [["backup"], ["restore", "--from", firstRelease]]) {
      const ended = await shop(env, line);
      expect(ended).toMatchObject({
        status: 1,
        error: {
          kind: "failed",
          message: expect.stringMatching(
            /^The object storage at 127\.0\.0\.1:1 cannot be reached: /,
          ) as string,
        },
      });
      expect(JSON.stringify(ended)).not.toContain("hush");
    }
    expect(fs.existsSync(DATA_DIR)).toBe(false);
  });

  test("RUN-34 invalid input and an invalid configuration are documents, too", async () => {
    expect(await shop({}, ["backup", "--where", "x"])).toMatchObject({
      status: 2,
      ok: false,
      error: { kind: "usage", message: expect.stringContaining("--where") as string },
    });
    expect(await shop({ PORT: "many" }, ["migrate"])).toMatchObject({
      status: 1,
      ok: false,
      error: { kind: "configuration" },
    });
  });
});
