// Images as staff members, cameras and attackers send them.
import sharp from "sharp";

/** A plain image of these measures. */
export function sampleImage(
  width: number,
  height: number,
  format: "jpeg" | "png" | "webp" | "gif" | "avif" = "jpeg",
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: { r: 90, g: 110, b: 60 } } })
    .toFormat(format)
    .toBuffer();
}

/**
 * How the pixels of an image with this EXIF orientation are stored: turned clockwise, then
 * mirrored.
 */
const storedAs: Readonly<Record<number, { angle: number; isMirrored: boolean }>> = {
  2: { angle: 0, isMirrored: true },
  3: { angle: 180, isMirrored: false },
  4: { angle: 180, isMirrored: true },
  5: { angle: 90, isMirrored: true },
  6: { angle: 270, isMirrored: false },
  7: { angle: 270, isMirrored: true },
  8: { angle: 90, isMirrored: false },
};

/**
 * A camera's image that is to be seen as 60 x 40, red at the top and blue at the bottom, stored
 * with this EXIF orientation, and with words of the camera in it.
 */
export async function turnedImage(orientation: number): Promise<Buffer> {
  const upright = await sharp({
    create: { width: 60, height: 40, channels: 3, background: { r: 0, g: 0, b: 255 } },
  })
    .composite([
      {
        input: {
          create: { width: 60, height: 20, channels: 3, background: { r: 255, g: 0, b: 0 } },
        },
        top: 0,
        left: 0,
      },
    ])
    .png()
    .toBuffer();
  const { angle, isMirrored } = storedAs[orientation] ?? { angle: 0, isMirrored: false };
  const turned = await sharp(upright).rotate(angle).png().toBuffer();
  const mirrored = isMirrored ? await sharp(turned).flop().png().toBuffer() : turned;
  return sharp(mirrored)
    .withExif({ IFD0: { Make: "SecretCamera", Copyright: "Somebody" } })
    .withMetadata({ orientation })
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** A PNG that grows to 12000 x 12000 pixels and has some hundred kilobytes. */
export function bomb(): Promise<Buffer> {
  return sharp({
    create: { width: 12_000, height: 12_000, channels: 3, background: { r: 0, g: 0, b: 0 } },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** An image with bytes behind its end, up to `size` in all. */
export async function padded(size: number): Promise<Buffer> {
  const small = await sampleImage(30, 30);
  return Buffer.concat([small, Buffer.alloc(size - small.length, 0x20)]);
}
