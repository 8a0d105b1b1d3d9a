import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { measureImages } from "../scripts/media/measure-images.ts";
import { images, type ImageName } from "./manifest.ts";
import measured from "./measured.json" with { type: "json" };
import { imageName, imageSources } from "./image.ts";
import { thumbnailSources } from "./thumbnail.ts";

const imageNames = Object.keys(images) as ImageName[]; // Object.keys forgets the type of the keys

describe("images", () => {
  test("are measured: run `npm run media -- --measure` when this fails", async () => {
    expect(measured).toEqual(await measureImages());
  }, 30_000); // looks into every original

  test("are all in the manifest", () => {
    const folder = join(import.meta.dirname, "images");
    const files = globSync("**/*.webp", { cwd: folder }).map((path) => path.replaceAll("\\", "/"));
    expect(files.toSorted()).toEqual(
      Object.keys(images)
        .map((name) => `${name}.webp`)
        .toSorted(),
    );
  });

  test("PIC-01 are offered as AVIF and WebP in all their widths, smallest first", () => {
    const { hash } = measured["product/olive-1"];
    const sources = imageSources("product/olive-1");
    expect(sources.avif).toBe(
      [160, 480, 800, 1200]
        .map((width) => `/media/product/olive-1.${hash}-${width}.avif ${width}w`)
        .join(", "),
    );
    expect(sources).toMatchObject({
      src: `/media/product/olive-1.${hash}-1200.webp`,
      width: 1200,
      height: 1200,
    });
  });

  test("are never enlarged", () => {
    expect(imageSources("detail/storage-bag").webp).not.toContain("1000w");
    expect(imageSources("detail/storage-bag").src).toContain("-800.webp");
  });

  test("PIC-02 have a background of their own two tones until they have loaded", () => {
    const styles = readFileSync("src/ui/tones.css", "utf8");
    for (const name of imageNames) {
      const [toned, ...tones] = imageSources(name).ground.split(" ");
      expect(toned).toBe("toned");
      expect(tones).toHaveLength(2);
      for (const tone of tones) expect(styles).toContain(`.${tone} {`);
    }
    expect(imageSources("gallery/lake").ground).not.toBe(imageSources("gallery/camp").ground);
  });

  test("have one small size for use within text", () => {
    const { hash } = measured["gallery/beach"];
    expect(thumbnailSources("/media/gallery/beach")).toEqual({
      avif: `/media/gallery/beach.${hash}-480.avif`,
      webp: `/media/gallery/beach.${hash}-480.webp`,
      width: 480,
      height: 360,
    });
    expect(thumbnailSources("/uploads/a/b-1200x600")).toEqual({
      avif: "/uploads/a/b-1200x600-160.avif",
      webp: "/uploads/a/b-1200x600-160.webp",
      width: 160,
      height: 80,
    });
    expect(thumbnailSources("/elsewhere.png")).toBeUndefined();
  });

  test.each([
    ["/media/product/olive-1", "product/olive-1"],
    ["/media/product/olive-9", undefined],
    ["product/olive-1", undefined],
    ["/media/toString", undefined],
    ["", undefined],
  ])("are found by the stored address %j", (address, name) => {
    expect(imageName(address)).toBe(name);
  });
});
