import { eq, inArray, sql } from "drizzle-orm";
import { listImagesIn, replaceImage } from "#modules/content/document-images.ts";
import { contentDocuments, contentDrafts } from "#modules/content/tables.ts";
import { assertDocumentRight, writeDocument } from "#modules/content/write-document.ts";
import type { Context } from "#modules/context.ts";
import { isMember } from "#shared/actor.ts";
import { isRecord } from "#shared/json.ts";
import { describeDocument } from "./described-document.ts";
import { notifyAdministrators } from "./notify-administrators.ts";

type Data = Readonly<Record<string, unknown>>;

/** Replaces an image in documents; each gets a new revision. Throws when the actor may not. */
export async function replaceInDocuments(
  ctx: Context,
  keys: readonly string[],
  from: string,
  to: string,
): Promise<void> {
  if (keys.length === 0) return;
  const rows = await ctx.db
    .select()
    .from(contentDocuments)
    .where(inArray(contentDocuments.key, [...keys]))
    .orderBy(contentDocuments.key)
    .for("update");
  const stored = new Map(rows.map(({ key, data }) => [key, data]));
  for (const key of keys) {
    const data = stored.has(key) ? stored.get(key) : describeDocument(key).seed;
    // It was taken down or changed meanwhile.
    if (!isRecord(data) || !listImagesIn(data).includes(from)) continue;
    // oxlint-disable-next-line no-await-in-loop -- one connection, and a handful of documents
    await notifyAdministrators(ctx, key, () =>
      writeDocument(ctx, key, replaceInData(data, from, to)),
    );
  }
}

/** The same for drafts. Throws as well when the actor may not change one of them now. */
export async function replaceInDrafts(
  ctx: Context,
  keys: readonly string[],
  from: string,
  to: string,
): Promise<void> {
  const { db, actor, clock } = ctx;
  if (keys.length === 0) return;
  for (const key of keys) assertDocumentRight(ctx, key);
  const rows = await db
    .select()
    .from(contentDrafts)
    .where(inArray(contentDrafts.key, [...keys]))
    .orderBy(contentDrafts.key)
    .for("update");
  for (const { key, data } of rows)
    // oxlint-disable-next-line no-await-in-loop -- a handful, each with words of its own
    await db
      .update(contentDrafts)
      .set({
        data: replaceInData(data, from, to),
        // The new version makes an open editor notice the change before it saves.
        version: sql`${contentDrafts.version} + 1`,
        updatedAt: clock(),
        ...(isMember(actor) && { updatedBy: actor.id }),
      })
      .where(eq(contentDrafts.key, key));
}

/** A document stays one: only texts in it change. */
const replaceInData = (data: Data, from: string, to: string) =>
  replaceImage(data, from, to) as Data;
