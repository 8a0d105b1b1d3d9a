// Notes on images: the data that the shop keeps about them besides their files.
import { eq, sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { mediaImages } from "./tables.ts";

type Within = Pick<Context, "db">;
type Note = typeof mediaImages.$inferInsert;

/** All notes on images. */
export async function listImageNotes({ db }: Within) {
  return db.select().from(mediaImages);
}

/** Adds the note of an image that was just stored. */
export async function recordImage(
  { db, clock }: Pick<Context, "db" | "clock">,
  note: Omit<Note, "createdAt">,
): Promise<void> {
  await db.insert(mediaImages).values({ ...note, createdAt: clock() });
}

/** Writes the alt text and focus of an image, for the first time or again. */
export async function saveImageNote(
  { db, clock }: Pick<Context, "db" | "clock">,
  { address, ...fields }: Omit<Note, "createdAt">,
): Promise<void> {
  await db
    .insert(mediaImages)
    .values({ address, ...fields, createdAt: clock() })
    .onConflictDoUpdate({ target: mediaImages.address, set: fields });
}

/** Writes the notes on images from files, over existing ones. Returns whether anything changed. */
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

/** Deletes the note on an image; its files are deleted at night. */
export async function deleteImageNote({ db }: Within, address: string): Promise<void> {
  await db.delete(mediaImages).where(eq(mediaImages.address, address));
}
