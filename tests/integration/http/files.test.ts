import { afterAll, beforeAll, expect, test } from "vitest";
import { startSampleShop, type SampleShop } from "./sample-shop.ts";
import { sampleWebBuild } from "./sample-web-build.tsx";

let shop: SampleShop;

beforeAll(async () => {
  shop = await startSampleShop({ webBuild: sampleWebBuild() });
});

afterAll(() => shop.stop());

const get = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  fetch(shop.url + path, { redirect: "manual", ...init, headers });

test("HTTP-12 files are served, and a missing one is an error rather than a page", async () => {
  const script = await get("/assets/entry.js");
  expect(script.headers.get("content-type")).toContain("javascript");
  expect(script.headers.get("cache-control")).toContain("immutable");
  for (const path of ["/assets/none.js", "/assets/", "/media/none.avif", "/media"]) {
    // oxlint-disable-next-line no-await-in-loop -- four requests
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("content-type")).toContain("text/plain");
    expect(answer.headers.get("cache-control")).toBe("no-store");
  }
  const write = await get("/favicon.svg", {}, { method: "POST" });
  expect(write.status).toBe(405);
  expect(write.headers.get("allow")).toBe("GET, HEAD");
});

test("HTTP-13 pictures and films are served completely or in ranges", async () => {
  const image = await get("/media/product/olive-1.avif");
  expect(image.headers.get("content-type")).toBe("image/avif");
  expect(image.headers.get("cache-control")).toContain("immutable");
  expect(await image.text()).toBe("0123456789");
  const etag = image.headers.get("etag") ?? "";
  expect((await get("/media/product/olive-1.avif", { "if-none-match": etag })).status).toBe(304);

  const part = await get("/media/product/olive-1.avif", { range: "bytes=2-4" });
  expect([part.status, part.headers.get("content-range"), await part.text()]).toEqual([
    206,
    "bytes 2-4/10",
    "234",
  ]);
  const stale = await get("/media/product/olive-1.avif", {
    range: "bytes=2-4",
    "if-range": '"old"',
  });
  expect([stale.status, await stale.text()]).toEqual([200, "0123456789"]);
  const beyond = await get("/media/product/olive-1.avif", { range: "bytes=10-" });
  expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, "bytes */10"]);
  expect(beyond.headers.get("cache-control")).toBe("no-store");

  const film = await get("/media/film.mp4", { range: "bytes=2999998-" });
  expect([film.status, await film.text()]).toEqual([206, "lm"]);
  expect((await (await get("/media/film.mp4")).arrayBuffer()).byteLength).toBe(3_000_000);
});

test("HTTP-12 every byte of a file arrives unchanged", async () => {
  const image = await get("/every-byte.bin");
  expect([...new Uint8Array(await image.arrayBuffer())]).toEqual(
    Array.from({ length: 256 }, (_, byte) => byte),
  );
});
