import sharp from "sharp";
import { expect, test } from "vitest";
import { createImageMakers } from "./create-image.ts";

const photo = await sharp({ create: { width: 4, height: 4, channels: 3, background: "red" } })
  .png()
  .toBuffer();

test("UPL-15 however many images by visitors wait, an image by staff waits for at most one of them", async () => {
  const { makePhoto, ofVisitors } = createImageMakers();
  const made: string[] = [];
  const ofStrangers = Array.from({ length: 60 }, async () => {
    await ofVisitors.makePhoto(photo, 4);
    made.push("visitor");
  });
  const ofStaff = makePhoto(photo, 4).then(() => made.push("staff"));
  const outcomes = await Promise.allSettled([ofStaff, ...ofStrangers]);
  expect(outcomes[0]?.status).toBe("fulfilled");
  expect(made.indexOf("staff")).toBeLessThanOrEqual(1);
  const createImageError = outcomes.filter(({ status }) => status === "rejected");
  expect(createImageError).not.toHaveLength(0);
  for (const outcome of createImageError)
    expect(outcome).toMatchObject({ reason: { code: "unavailable", status: 503 } });
});
