import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { measurePictures } from "../scripts/media.ts";
import { pictures, type PictureName } from "./manifest.ts";
import measured from "./measured.json" with { type: "json" };
import { pictureName, pictureSources, thumbnailSources } from "./picture.ts";

const pictureNames = Object.keys(pictures) as PictureName[]; // Object.keys forgets the type of the keys

describe("pictures", () => {
  test("are measured: run `npm run media -- --measure` when this fails", async () => {
    expect(measured).toEqual(await measurePictures());
  }, 30_000); // looks into every original

  test("are all in the manifest", () => {
    const folder = join(import.meta.dirname, "pictures");
    const files = globSync("**/*.webp", { cwd: folder }).map((path) => path.replaceAll("\\", "/"));
    expect(files.toSorted()).toEqual(
      Object.keys(pictures)
        .map((name) => `${name}.webp`)
        .toSorted(),
    );
  });

  test("PIC-01 are offered as AVIF and WebP in all their widths, smallest first", () => {
    const { hash } = measured["product/olive-1"];
    const sources = pictureSources("product/olive-1");
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
    expect(pictureSources("detail/storage-bag").webp).not.toContain("1000w");
    expect(pictureSources("detail/storage-bag").src).toContain("-800.webp");
  });

  test("PIC-02 leave a ground of their own two tones until they have come", () => {
    const styles = readFileSync("src/ui/tones.css", "utf8");
    for (const name of pictureNames) {
      const [toned, ...tones] = pictureSources(name).ground.split(" ");
      expect(toned).toBe("toned");
      expect(tones).toHaveLength(2);
      for (const tone of tones) expect(styles).toContain(`.${tone} {`);
    }
    expect(pictureSources("gallery/lake").ground).not.toBe(pictureSources("gallery/camp").ground);
  });

  test("have one small size for beside a word", () => {
    const { hash } = measured["gallery/beach"];
    expect(thumbnailSources("gallery/beach")).toEqual({
      avif: `/media/gallery/beach.${hash}-480.avif`,
      webp: `/media/gallery/beach.${hash}-480.webp`,
      width: 480,
      height: 360,
    });
  });

  test.each([
    ["/media/product/olive-1", "product/olive-1"],
    ["/media/product/olive-9", undefined],
    ["product/olive-1", undefined],
    ["/media/toString", undefined],
    ["", undefined],
  ])("are found by the stored address %j", (address, name) => {
    expect(pictureName(address)).toBe(name);
  });
});
