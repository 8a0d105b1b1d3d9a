import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadStaticFiles } from "./static-files.ts";

let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "static files "));
  mkdirSync(join(folder, "assets/.vite"), { recursive: true });
  const script = "export const a = 1;";
  writeFileSync(join(folder, "assets/a-1.js"), script);
  writeFileSync(join(folder, "assets/a-1.js.br"), brotliCompressSync(script));
  writeFileSync(join(folder, "assets/a-1.js.gz"), gzipSync(script));
  writeFileSync(join(folder, "assets/a-1.js.map"), "{}");
  writeFileSync(join(folder, "assets/.vite/manifest.json"), "{}");
  writeFileSync(join(folder, "favicon.svg"), "<svg/>");
  writeFileSync(join(folder, "sw.js"), "self");
  writeFileSync(join(folder, "admin-sw.js"), "self");
  writeFileSync(join(folder, ".env"), "SECRET=1");
});

afterAll(() => rmSync(folder, { recursive: true }));

test("HTTP-12 files of the build are served with their types, hashed ones for a year", () => {
  const files = loadStaticFiles(folder, [["x-content-type-options", "nosniff"]]);
  const script = files.get("/assets/a-1.js")?.variants;
  expect(script?.br.headers).toEqual(
    expect.arrayContaining([
      "text/javascript; charset=utf-8",
      "public, max-age=31536000, immutable",
      "br",
      "nosniff",
    ]),
  );
  expect(script?.gzip.headers).toContain("gzip");
  expect(script?.identity.bytes.toString()).toBe("export const a = 1;");
  expect(script?.identity.headers).toContain("19");
  const icon = files.get("/favicon.svg")?.variants;
  expect(icon?.br.headers).toEqual(
    expect.arrayContaining(["image/svg+xml", "public, max-age=3600"]),
  );
  expect(icon?.br.headers).not.toContain("content-encoding");
});

test("HTTP-12 hidden files, source maps and compressed copies are not served", () => {
  expect([...loadStaticFiles(folder, []).keys()].toSorted()).toEqual([
    "/admin-sw.js",
    "/assets/a-1.js",
    "/favicon.svg",
    "/sw.js",
  ]);
});

test("PWA-03 the worker is always revalidated and may connect only to this shop", () => {
  const policy = ["content-security-policy", "default-src 'none'"] as const;
  const headers = loadStaticFiles(folder, [policy]).get("/sw.js")?.variants.br.headers;
  expect(headers).toContain("no-cache");
  expect(headers).toContainEqual(expect.stringContaining("connect-src 'self'"));
  expect(headers).not.toContain("default-src 'none'");
});

test("PUSH-05 the worker of the back office is always revalidated and may fetch only images of this shop", () => {
  const headers = loadStaticFiles(folder, []).get("/admin-sw.js")?.variants.br.headers;
  expect(headers).toContain("no-cache");
  const policy = headers?.find((it) => it.startsWith("default-src"));
  expect(policy).toMatch(/^default-src 'none'; .*img-src 'self'$/);
  expect(policy).not.toContain("connect-src");
});

test("HTTP-12 a missing folder has no files", () => {
  expect(loadStaticFiles(join(folder, "missing"), []).size).toBe(0);
});
