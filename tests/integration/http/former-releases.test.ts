// Tabs that were open during an upgrade ask the new release for the files of the old one.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { storeAssets } from "#platform/storage/release-assets.ts";
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

  /** Does what the start of a release with these files does, some days from now. */
  async function startRelease(inDays: number, ...names: readonly string[]): Promise<void> {
    const assets = mkdtempSync(join(folder, "assets-"));
    for (const name of names) writeFileSync(join(assets, name), `export const name = "${name}";`);
    writeFileSync(join(assets, `${names[0]}.br`), "compressed");
    await storeAssets({
      storage: shop.services.assets,
      folder: assets,
      now: new Date(Date.now() + inDays * DAY_MS),
      signal: new AbortController().signal,
    });
  }
  const get = (name: string, init?: RequestInit) => fetch(`${shop.url}/assets/${name}`, init);
  const getStatuses = (...names: readonly string[]) =>
    Promise.all(names.map(async (name) => (await get(name)).status));

  test("HTTP-67 an asset of a former release is served like one of this release", async () => {
    await startRelease(0, "Page-1.js", "shell.js");
    await startRelease(0, "Page-2.js", "shell.js");
    const script = await get("Page-1.js");
    expect(await script.text()).toBe('export const name = "Page-1.js";');
    expect(script.headers.get("content-type")).toContain("javascript");
    expect(script.headers.get("cache-control")).toContain("immutable");
    const head = await get("Page-1.js?again", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect(await getStatuses("Page-1.js.br", "page-1.js", "none.js")).toEqual([404, 404, 404]);
  });

  test("HTTP-67 it is gone four weeks after the start of the release that followed", async () => {
    await startRelease(0, "Page-1.js", "shell.js");
    await startRelease(0, "Page-2.js", "shell.js");
    await startRelease(27, "Page-2.js", "shell.js");
    expect(await getStatuses("Page-1.js", "Page-2.js", "shell.js")).toEqual([200, 200, 200]);
    await startRelease(29, "Page-3.js", "shell.js");
    expect(await getStatuses("Page-1.js", "Page-2.js", "shell.js")).toEqual([404, 200, 200]);
  });

  test("HTTP-67 a release that ran for long is not old when it ends", async () => {
    await startRelease(0, "Page-1.js");
    await startRelease(200, "Page-2.js");
    expect(await getStatuses("Page-1.js", "Page-2.js")).toEqual([200, 200]);
  });

  test("HTTP-67 a release that is started again after a later one counts from there", async () => {
    await startRelease(0, "Page-1.js");
    await startRelease(0, "Page-2.js");
    await startRelease(60, "Page-1.js");
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
