import { sql, type SQL } from "drizzle-orm";

/** The addresses of images that the fields of a document name, in SQL: rows of jsonb texts. */
export const selectImages = (data: SQL): SQL =>
  sql`jsonb_path_query(${data}, 'strict $.** ? (@ starts with "/media/" || @ starts with "/uploads/")')`;

/**
 * The addresses of all images in documents, drafts and old revisions (which can be restored), in
 * SQL, as a list for `in`.
 */
export const documentImages = sql`(
  select found #>> '{}' as address from (
    select data from content_documents
    union all select data from content_drafts
    union all select data from content_revisions
  ) as documents, ${selectImages(sql`documents.data`)} as found
)`;

const isImage = (text: string) => text.startsWith("/media/") || text.startsWith("/uploads/");

/** The addresses of images in a document. */
export function listImagesIn(data: unknown): string[] {
  if (typeof data === "string") return isImage(data) ? [data] : [];
  if (typeof data !== "object" || data === null) return [];
  return Object.values(data).flatMap(listImagesIn);
}

/** A document that shows `to` wherever it showed `from`. */
export function replaceImage(data: unknown, from: string, to: string): unknown {
  if (data === from) return to;
  if (Array.isArray(data)) return data.map((each) => replaceImage(each, from, to));
  if (typeof data !== "object" || data === null) return data;
  const entries = Object.entries(data).map(([name, each]) => [name, replaceImage(each, from, to)]);
  return Object.fromEntries(entries);
}
