// Notes on images: all that the shop knows of them beside their files.
import { eq, sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { mediaImages } from "./tables.ts";

type Within = Pick<Context, "db">;
type Note = typeof mediaImages.$inferInsert;

/** All that is noted of images. */
export async function listImageNotes({ db }: Within) {
  return db.select().from(mediaImages);
}

/** Notes an image that was just stored. */
export async function noteImage(
  { db, clock }: Pick<Context, "db" | "clock">,
  note: Omit<Note, "createdAt">,
): Promise<void> {
  await db.insert(mediaImages).values({ ...note, createdAt: clock() });
}

/** Says something else of an image, or says it for the first time. */
export async function saveImageNote(
  { db, clock }: Pick<Context, "db" | "clock">,
  { address, ...fields }: Omit<Note, "createdAt">,
): Promise<void> {
  await db
    .insert(mediaImages)
    .values({ address, ...fields, createdAt: clock() })
    .onConflictDoUpdate({ target: mediaImages.address, set: fields });
}

/**
 * Notes images as files say, whatever was said of them before. Whether any of it is something
 * new.
 */
export async function importImageNotes({ db }: Within, notes: readonly Note[]): Promise<boolean> {
  if (notes.length === 0) return false;
  const written = await db
    .insert(mediaImages)
    .values([...notes])
    .onConflictDoUpdate({
      target: mediaImages.address,
      set: {
        altEn: sql`excluded.alt_en`,
        altHe: sql`excluded.alt_he`,
        focusX: sql`excluded.focus_x`,
        focusY: sql`excluded.focus_y`,
      },
      setWhere: sql`(media_images.alt_en, media_images.alt_he, media_images.focus_x, media_images.focus_y)
        is distinct from (excluded.alt_en, excluded.alt_he, excluded.focus_x, excluded.focus_y)`,
    })
    .returning({ address: mediaImages.address });
  return written.length > 0;
}

/** Forgets an image; its files go at night. */
export async function forgetImage({ db }: Within, address: string): Promise<void> {
  await db.delete(mediaImages).where(eq(mediaImages.address, address));
}
