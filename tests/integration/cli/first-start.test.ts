// A copy of the project whose build has left images out, as the one before a first start does.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, expect, test } from "vitest";
import { imageFilePath, listImageFiles } from "#modules/media/image-files.ts";

const project = join(import.meta.dirname, "../../..");
const folders = ["build", "content", "media", "migrations", "public", "scripts", "src"];
const files = ["package.json", "package-lock.json", "react-router.config.ts", "vite.config.ts"];

let copy = "";
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), "wanderpaw copy "));
  for (const name of [...folders, ...files])
    cpSync(join(project, name), join(copy, name), { recursive: true, preserveTimestamps: true });
  symlinkSync(join(project, "node_modules"), join(copy, "node_modules"));
});
afterEach(() => rmSync(copy, { recursive: true, force: true }));

test("RUN-48 a shop without generated pictures answers, generates requested ones first, and then the others", async () => {
  const media = join(copy, "build/media");
  // Small ones are quick to make.
  const missing = listImageFiles()
    .filter(({ width }) => width <= 480)
    .slice(0, 6);
  for (const file of missing) rmSync(imageFilePath(media, file));

  const child = spawn(process.execPath, ["src/cli/shop.mjs", "start", "--json"], {
    cwd: copy,
    stdio: ["ignore", "pipe", "ignore"],
    env: { PATH: process.env["PATH"], DATA_DIR: join(copy, "data"), PORT: "0" },
  });
  const ended = once(child, "close");
  try {
    const [line] = (await once(createInterface(child.stdout), "line")) as [string]; // one line of text
    const { result } = JSON.parse(line) as { result: { url: string } }; // our own command's answer
    expect((await fetch(result.url)).status).toBe(200);
    const last = missing.at(-1)?.url ?? "";
    const image = await fetch(result.url + last);
    expect([image.status, image.headers.get("content-type")]).toEqual([200, expect.any(String)]);
    await expect
      .poll(() => missing.filter((file) => !existsSync(imageFilePath(media, file))), {
        timeout: 60_000,
      })
      .toEqual([]);
  } finally {
    child.kill("SIGTERM");
    await ended;
  }
});
