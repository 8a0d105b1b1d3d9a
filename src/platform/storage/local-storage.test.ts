import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createLocalStorage } from "./local-storage.ts";

const bytes = Buffer.from("a photo");

function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "uploads-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
const getMode = (path: string) => (statSync(path).mode & 0o777).toString(8);

test("STORE-11 only the shop's user can read private files", async () => {
  const folder = scratchFolder();
  const storage = createLocalStorage(folder);
  await storage.write("private/returns/a.jpg", bytes);
  const paths = ["private", "private/returns", "private/returns/a.jpg"];
  const modes = paths.map((path) => getMode(join(folder, path)));
  expect(modes).toEqual(["700", "700", "600"]);
  expect(await storage.read("private/returns/a.jpg")).toEqual(bytes);
});

test("STORE-11 a private folder that was open is closed with the next file", async () => {
  const folder = scratchFolder();
  mkdirSync(join(folder, "private/returns"), { recursive: true });
  chmodSync(join(folder, "private"), 0o755);
  await createLocalStorage(folder).write("private/returns/a.jpg", bytes);
  expect(getMode(join(folder, "private"))).toBe("700");
});
