// Tabs that were open during an upgrade ask the new release for the files of the old one.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { saveAssets } from "#platform/storage/release-assets.ts";
import type { FileStorage } from "#platform/storage/storage.ts";
import { DAY_MS } from "#shared/durations.ts";
import { startS3Server } from "../../support/s3-server.ts";
import { startSampleShop, type SampleShop } from "./sample-shop.ts";
import { sampleWebBuild } from "./sample-web-build.tsx";

const bucket = await startS3Server();
afterAll(() => bucket.stop());

describe.each([
  { place: "the data folder", s3: undefined },
  { place: "the bucket", s3: bucket.settings },
])("stored in $place", ({ s3 }) => {
  let shop: SampleShop;
  let folder = "";
  beforeAll(async () => {
    shop = await startSampleShop({ webBuild: sampleWebBuild(), ...(s3 && { s3 }) });
  });
  afterAll(() => shop.stop());
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "releases-"));
    for await (const { key } of shop.services.assets.list()) await shop.services.assets.remove(key);
    return () => rmSync(folder, { recursive: true });
  });

  /** Does what the start of a release with these files does, on one of the days of a test. */
  async function startRelease(day: number, ...names: readonly string[]): Promise<void> {
    const now = new Date(Date.UTC(2027, 0, 1) + day * DAY_MS);
    const assets = mkdtempSync(join(folder, "assets-"));
    for (const name of names) writeFileSync(join(assets, name), `export const name = "${name}";`);
    writeFileSync(join(assets, `${names[0]}.br`), "compressed");
    const storage = withStorageDate(shop.services.assets, now);
    await saveAssets({ storage, folder: assets, now, signal: new AbortController().signal });
  }
  /** When files were stored, on the days of a test. */
  const storedAt = new Map<string, Date>();
  function withStorageDate(storage: FileStorage, now: Date): FileStorage {
    return {
      ...storage,
      async write(key, bytes) {
        await storage.write(key, bytes);
        storedAt.set(key, now);
      },
      async *list() {
        for await (const { key } of storage.list())
          yield { key, storedAt: storedAt.get(key) ?? now };
      },
    };
  }
  const get = (name: string, init?: RequestInit) => fetch(`${shop.url}/assets/${name}`, init);
  const getStatuses = (...names: readonly string[]) =>
    Promise.all(names.map(async (name) => (await get(name)).status));

  test("HTTP-67 an asset of a former release is served like one of this release", async () => {
    await startRelease(0, "Page-1.js", "shell.js");
    await startRelease(1, "Page-2.js", "shell.js");
    const script = await get("Page-1.js");
    expect(await script.text()).toBe('export const name = "Page-1.js";');
    expect(script.headers.get("content-type")).toContain("javascript");
    expect(script.headers.get("cache-control")).toContain("immutable");
    const head = await get("Page-1.js?again", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect(await getStatuses("Page-1.js.br", "none.js")).toEqual([404, 404]);
  });

  test("HTTP-67 it is gone four weeks after the start of the release that followed", async () => {
    await startRelease(0, "Page-1.js", "shell.js");
    await startRelease(1, "Page-2.js", "shell.js");
    await startRelease(28, "Page-2.js", "shell.js");
    expect(await getStatuses("Page-1.js", "Page-2.js", "shell.js")).toEqual([200, 200, 200]);
    await startRelease(30, "Page-3.js", "shell.js");
    expect(await getStatuses("Page-1.js", "Page-2.js", "shell.js")).toEqual([404, 200, 200]);
  });

  test("HTTP-67 a release that ran for long is not old when it ends", async () => {
    await startRelease(0, "Page-1.js");
    await startRelease(200, "Page-2.js");
    await startRelease(227, "Page-2.js");
    expect(await getStatuses("Page-1.js", "Page-2.js")).toEqual([200, 200]);
    await startRelease(229, "Page-2.js");
    expect(await getStatuses("Page-1.js", "Page-2.js")).toEqual([404, 200]);
  });

  test("HTTP-67 a release that is started again after a later one counts from there", async () => {
    await startRelease(0, "Page-1.js");
    await startRelease(1, "Page-2.js");
    await startRelease(60, "Page-1.js");
    await startRelease(61, "Page-3.js");
    expect(await getStatuses("Page-1.js", "Page-2.js")).toEqual([200, 200]);
  });
});

test("HTTP-67 the bucket's uploads and its releases do not meet", async () => {
  const { settings, objects } = bucket;
  const shop = await startSampleShop({ webBuild: sampleWebBuild(), s3: settings });
  try {
    await shop.services.uploads.write("a1b2/1-480.webp", Buffer.from("image"));
    const keys = [];
    for await (const { key } of shop.services.assets.list()) keys.push(key);
    expect(keys).not.toContain("a1b2/1-480.webp");
    expect([...objects.keys()].filter((name) => !/^(?:uploads|releases)\//.test(name))).toEqual([]);
  } finally {
    await shop.stop();
  }
});
