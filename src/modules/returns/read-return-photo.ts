import { eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import type { FileStorage } from "#platform/storage/storage.ts";
import { AppError } from "#shared/errors.ts";
import { returnPhotos } from "./tables.ts";

/** The bytes of a photo, a JPEG. Throws `not_found`. */
export async function readReturnPhoto(
  {
    asCaller,
    uploads,
  }: {
    readonly asCaller: <T>(work: (ctx: Context) => Promise<T>) => Promise<T>;
    readonly uploads: FileStorage;
  },
  id: string,
): Promise<Buffer> {
  const photo = await asCaller(async ({ db }) => {
    const [found] = await db.select().from(returnPhotos).where(eq(returnPhotos.id, id));
    return found;
  });
  const bytes = photo && (await uploads.read(photo.storageKey));
  if (bytes === undefined) throw new AppError("not_found", "there is no such photo");
  return bytes;
}
