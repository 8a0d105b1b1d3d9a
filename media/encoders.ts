import { type ImageName, images } from "./manifest.ts";

/** Formats of every image that browsers get, the better one first. */
export const imageFormats = ["avif", "webp"] as const;
export type ImageFormat = (typeof imageFormats)[number];

export type EncoderSettings = { readonly quality: number; readonly effort: number };
type Encoders = Readonly<Record<ImageFormat, EncoderSettings>>;

/**
 * AVIF effort 2 takes a third of the default's time for files 3 % larger. A change here changes
 * the addresses of the shop's own images.
 */
export const usualEncoders: Encoders = {
  avif: { quality: 52, effort: 2 },
  webp: { quality: 76, effort: 4 },
};

/** A turn of AVIF weighs at most 450 kB. A change here changes the addresses of its frames. */
export const turnEncoders: Encoders = {
  avif: { quality: 46, effort: 2 },
  webp: { quality: 62, effort: 4 },
};

/** The settings for an image of the manifest. */
export function imageEncoders(name: ImageName): Encoders {
  const image = images[name];
  return "quality" in image
    ? { ...usualEncoders, avif: { quality: image.quality, effort: 4 } }
    : usualEncoders;
}
