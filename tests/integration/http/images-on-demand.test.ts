// Images that no build has made: the sample shop's folder has none of them.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { imageFilePath, listImageFiles } from "#modules/media/image-files.ts";
import { createImagesOnDemand } from "#modules/media/images-on-demand.ts";
import { startSampleShop, type SampleShop } from "./sample-shop.ts";
import { sampleWebBuild } from "./sample-web-build.tsx";

let shop: SampleShop;

beforeAll(async () => {
  shop = await startSampleShop({ webBuild: sampleWebBuild() });
});

afterAll(() => shop.stop());

/** The smallest file of some image, for `format`. */
function pickFile(format: "avif" | "webp", index: number) {
  const files = listImageFiles().filter((file) => file.format === format && file.width <= 480);
  const file = files[index];
  if (file === undefined) throw new Error("the shop has no such image");
  return file;
}

test.each(["avif", "webp"] as const)(
  "PIC-09 an image that does not exist yet is created on request, as %s",
  async (format) => {
    const { url, width } = pickFile(format, 0);
    const answers = await Promise.all([1, 2, 3].map(() => fetch(shop.url + url)));
    const bodies = await Promise.all(answers.map(async (each) => each.arrayBuffer()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[0]?.headers.get("content-type")).toBe(`image/${format}`);
    expect(answers[0]?.headers.get("cache-control")).toContain("immutable");
    expect((await sharp(bodies[0]).metadata()).width).toBe(width);
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[2]).toEqual(bodies[0]);

    const etag = answers[0]?.headers.get("etag") ?? "";
    const again = await fetch(shop.url + url, { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
  },
);

test("PIC-09 a HEAD request gets only headers, and a range request only its range", async () => {
  const head = await fetch(shop.url + pickFile("webp", 1).url, { method: "HEAD" });
  expect([head.status, Number(head.headers.get("content-length")) > 100]).toEqual([200, true]);
  const part = await fetch(shop.url + pickFile("webp", 2).url, { headers: { range: "bytes=0-3" } });
  expect([part.status, await part.text()]).toEqual([206, "RIFF"]);
});

test("PIC-09 no other name, size or format is created", async () => {
  const { url } = pickFile("webp", 0);
  const others = [
    url.replace(/-\d+\.webp$/, "-481.webp"),
    url.replace(/\.webp$/, ".jpg"),
    url.replace(/\.[^.]+-/, ".00000000-"),
  ];
  const answers = await Promise.all(others.map((each) => fetch(shop.url + each)));
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
});

test("PIC-09 an image that could not be created is tried again, and no partial file is left", async () => {
  const folder = mkdtempSync(join(tmpdir(), "images "));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const images = createImagesOnDemand(folder);
  const file = pickFile("webp", 0);
  const inItsWay = join(imageFilePath(folder, file), "..");
  writeFileSync(inItsWay, "");
  await expect(images.createWidth(file.url)).rejects.toThrow("EEXIST");

  rmSync(inItsWay);
  await images.createWidth(file.url);
  expect(readdirSync(inItsWay)).toEqual([imageFilePath("", file).split("/").at(-1)]);
});
