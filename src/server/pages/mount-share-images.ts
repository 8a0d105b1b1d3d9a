// The images for links to the shop on other sites: drawn at the first request, then stored.
import type { Hono } from "hono";
import { imageName } from "#media/image.ts";
import { getImageOriginal } from "#modules/media/originals.ts";
import { uploadedSources } from "#media/uploaded-image.ts";
import type { FileStorage } from "#platform/storage/storage.ts";
import { AppError } from "#shared/errors.ts";
import {
  findShareName,
  toSharePath,
  toShareWords,
  type ShareImage,
} from "#web/share/share-image.ts";
import { getCaller, type Caller } from "../api/mount-endpoints.ts";
import { createMethodAnswer } from "../api/problem.ts";
import type { ShopEnv } from "../api/shop-env.ts";

type Parts = {
  readonly uploads: Pick<FileStorage, "read" | "write">;
  /** Content of the share image of this name today, as any visitor may see it. */
  readonly findShareImage: (caller: Caller, name: string) => Promise<ShareImage | undefined>;
};

/** Answers /share/{name}.{hash}.jpg. An outdated address redirects to the present one. */
export function mountShareImages(app: Hono<ShopEnv>, parts: Parts): void {
  // One after the other: each takes a core for a while.
  let last: Promise<unknown> = Promise.resolve();

  async function getBytes(path: string, shared: ShareImage): Promise<Uint8Array> {
    const key = path.slice(1);
    const stored = await parts.uploads.read(key);
    if (stored !== undefined) return stored;
    const drawing = last.then(async () => {
      const meanwhile = await parts.uploads.read(key);
      if (meanwhile !== undefined) return meanwhile;
      // Loaded at the first use, so that fonts and images take no memory before.
      const { renderShareImage, readLook } = await import("#web/share/draw.ts");
      const image = await readImage(parts, shared.imageUrl);
      const drawn = await renderShareImage(toShareWords(shared), image, readLook());
      const bytes = await drawn.toBuffer();
      await parts.uploads.write(key, bytes);
      return bytes;
    });
    last = drawing.catch(() => undefined);
    return drawing;
  }

  app.get("/share/*", async (c) => {
    const name = findShareName(c.req.path);
    const shared = name === undefined ? undefined : await parts.findShareImage(getCaller(c), name);
    if (shared === undefined) throw new AppError("not_found", "no such image");
    const path = toSharePath(shared);
    if (path !== c.req.path) return c.redirect(path, 302);
    const bytes = await getBytes(path, shared);
    return c.body(new Uint8Array(bytes), 200, {
      "content-type": "image/jpeg",
      "cache-control": "public, max-age=31536000, immutable",
    });
  });
  app.all("/share/*", (c) => createMethodAnswer(c.get("requestId"), ["GET", "HEAD"]));
}

/** A large image for a stored address, as bytes or as its path; undefined for any other. */
async function readImage(
  { uploads }: Parts,
  imageUrl: string | undefined,
): Promise<string | Buffer | undefined> {
  if (imageUrl === undefined) return undefined;
  const name = imageName(imageUrl);
  if (name !== undefined) return getImageOriginal(name);
  const uploaded = uploadedSources(imageUrl)?.src;
  return uploaded === undefined ? undefined : uploads.read(uploaded.slice("/uploads/".length));
}
