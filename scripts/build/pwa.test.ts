import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { createIcon } from "./pwa.ts";

test("PWA-14 nothing is seen through the icon that systems cut to their own shape", async () => {
  const mark = readFileSync("public/favicon.svg");
  const read = async (isMaskable: boolean) =>
    (await sharp(await createIcon(mark, 192, isMaskable)).stats()).isOpaque;
  expect([await read(true), await read(false)]).toEqual([true, false]);
});
