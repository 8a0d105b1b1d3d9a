import { sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { selectImages, listImagesIn } from "./document-images.ts";
import { getDefinition, type Content, type DocumentKey } from "./documents.ts";
import type { PlaceholderValues } from "./placeholders.ts";
import {
  isRequested,
  storedColumns,
  toContent,
  toStored,
  toPlaceholderValues,
  type ContentRequest,
  type Draft,
  type StoredRow,
} from "./read-content.ts";
import { deliveredTexts } from "./text-documents.ts";
import { toTexts, type Texts } from "./texts.ts";

/** The owner's alt text and focus for images, by stored address; others are not there. */
export type ImageNotes = Readonly<
  Record<string, { readonly alt: string | null; readonly focusX: number; readonly focusY: number }>
>;

export type PageContent<K extends DocumentKey> = {
  readonly content: Pick<Content, K>;
  readonly images: ImageNotes | undefined;
  /** None without `withTexts`. */
  readonly texts: Texts;
  /** The values of the placeholders in texts. */
  readonly values: PlaceholderValues;
};

type PageRequest<K extends DocumentKey> = ContentRequest<K> & {
  readonly draft?: Draft | undefined;
  /** The code of the market whose page it is. */
  readonly market?: string | undefined;
};

/**
 * Content of documents for visitors, articles and pages of words if they are asked for, and the
 * notes on all their images: in one query. With `draft`, the draft's content in place of the
 * published one. Images of products come along for their focus; their descriptions come with the
 * product.
 */
export async function readPageContent<K extends DocumentKey>(
  { db }: Pick<Context, "db">,
  { draft, market, ...request }: PageRequest<K>,
): Promise<PageContent<K>> {
  const delivered = request.withTexts ? deliveredTexts() : new Map<string, unknown>();
  const seeds = [...request.keys.map((key) => getDefinition(key).seed), ...delivered.values()];
  const unstored = [...seeds, draft?.data].flatMap(listImagesIn);
  const { rows } = await db.execute<StoredRow & { images: ImageNotes | null }>(sql`
    select ${storedColumns(request)},
      (select jsonb_object_agg(address,
          jsonb_build_object('alt', alt_en, 'focusX', focus_x, 'focusY', focus_y))
        from media_images
        where (alt_en is not null or focus_x <> 50 or focus_y <> 50)
          and (address = any(${sql.param(unstored)}::text[])
            or address in (
              select found #>> '{}' from content_documents, ${selectImages(sql`data`)} as found
              where ${isRequested(request)})
            or address in (select story_image_url from product_variants)
            or ((focus_x <> 50 or focus_y <> 50) and address in (
              select image_url from product_images
              union all select image_url from product_variants)))) as images`);
  const { stored: published, dates, ...sold } = toStored(rows[0]);
  const stored = draft ? new Map([...published, [draft.key, draft.data]]) : published;
  const values = toPlaceholderValues(stored, { ...sold, market });
  return {
    content: toContent(request.keys, stored, sold, values),
    images: rows[0]?.images ?? undefined,
    texts: toTexts(new Map([...delivered, ...stored]), values, dates),
    values,
  };
}

/**
 * The articles and pages that visitors read: what the owner has published, or else what the files
 * say, with the values of placeholders in their place.
 */
export async function readTexts(ctx: Pick<Context, "db">): Promise<Texts> {
  const { texts } = await readPageContent(ctx, { keys: [], withTexts: true });
  return texts;
}
