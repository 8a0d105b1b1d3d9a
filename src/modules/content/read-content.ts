import { sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { bagMeasures, type BagRow } from "./bag-measures.ts";
import { complete } from "./complete.ts";
import { imagesIn, listImagesIn } from "./document-images.ts";
import { getDefinition, getFields, type Content, type DocumentKey } from "./documents.ts";
import { fillAll, placeholderValues, type PlaceholderValues } from "./placeholders.ts";

type Row = { readonly key: string; readonly data: unknown };
type StoredRow = { readonly rows: readonly Row[] | null; readonly bag: BagRow | null };
type Stored = { readonly stored: ReadonlyMap<string, unknown>; readonly bag: BagRow | undefined };

/** What somebody is writing, in place of what is published. */
export type Draft = { readonly key: string; readonly data: unknown };

/** What stands in texts for names and numbers comes from these. */
const sources = ["brand", "policies"] as const satisfies readonly DocumentKey[];

/**
 * What these documents say to visitors, in one query: what the owner has published, or else what
 * the files say, with the values of placeholders in their place.
 */
export async function readContent<K extends DocumentKey>(
  { db }: Pick<Context, "db">,
  keys: readonly K[],
): Promise<Pick<Content, K>> {
  const { stored, bag } = await readStored({ db }, keys);
  return toContent(keys, stored, bag);
}

/** The same for roles that reach no products: of the bag their texts say what the files say. */
export async function readContentWithoutBag<K extends DocumentKey>(
  { db }: Pick<Context, "db">,
  keys: readonly K[],
): Promise<Pick<Content, K>> {
  const { rows } = await db.execute<Row>(sql`
    select key, data from content_documents where key = any(${sql.param(withSources(keys))}::text[])`);
  return toContent(keys, toMap(rows), undefined);
}

/** What the owner says of pictures, by their stored address; those of which nothing is said lack. */
export type PictureNotes = Readonly<
  Record<string, { readonly alt: string | null; readonly focusX: number; readonly focusY: number }>
>;

/**
 * What documents say to visitors, and what is said of their pictures: also in one query. With
 * `draft`, what that says.
 */
export async function readPageContent<K extends DocumentKey>(
  { db }: Pick<Context, "db">,
  keys: readonly K[],
  draft?: Draft,
): Promise<{ content: Pick<Content, K>; images: PictureNotes | undefined }> {
  const delivered = keys.flatMap((key) => listImagesIn(getDefinition(key).seed));
  const { rows } = await db.execute<StoredRow & { images: PictureNotes | null }>(sql`
    select ${storedColumns(keys)},
      (select jsonb_object_agg(address,
          jsonb_build_object('alt', alt_en, 'focusX', focus_x, 'focusY', focus_y))
        from media_images
        where (alt_en is not null or focus_x <> 50 or focus_y <> 50)
          and (address = any(${sql.param(delivered)}::text[]) or address in (
            select found #>> '{}' from content_documents, ${imagesIn(sql`data`)} as found
            where key = any(${sql.param(keys)}::text[])))) as images`);
  const { stored, bag } = toStored(rows[0]);
  const said = draft ? new Map([...stored, [draft.key, draft.data]]) : stored;
  return { content: toContent(keys, said, bag), images: rows[0]?.images ?? undefined };
}

/** What the owner has published of these documents and of those that texts quote, and the bag. */
export async function readStored(
  { db }: Pick<Context, "db">,
  keys: readonly DocumentKey[],
): Promise<Stored> {
  const { rows } = await db.execute<StoredRow>(sql`select ${storedColumns(keys)}`);
  return toStored(rows[0]);
}

const storedColumns = (keys: readonly DocumentKey[]) => sql`
  (select jsonb_agg(jsonb_build_object('key', key, 'data', data)) from content_documents
    where key = any(${sql.param(withSources(keys))}::text[])) as rows,
  (select to_jsonb(bag) from (
    select p.height_mm, p.width_mm, p.depth_mm, p.max_pet_grams, p.weight_grams,
      (select min(v.price_minor) from product_variants v where v.product_id = p.id and v.is_active) as price_minor
    from products p
    where p.is_active and p.deleted_at is null and p.max_pet_grams is not null
    order by p.featured desc, p.display_order, p.created_at, p.id limit 1
  ) bag) as bag`;

const toStored = (row: StoredRow | undefined): Stored => ({
  stored: toMap(row?.rows ?? []),
  bag: row?.bag ?? undefined,
});

const withSources = (keys: readonly DocumentKey[]): readonly DocumentKey[] => [
  ...new Set([...keys, ...sources]),
];
const toMap = (rows: readonly Row[]): ReadonlyMap<string, unknown> =>
  new Map(rows.map(({ key, data }) => [key, data]));

/** What the documents say, given what is stored of them and of the bag. */
export function toContent<K extends DocumentKey>(
  keys: readonly K[],
  stored: ReadonlyMap<string, unknown>,
  bag: BagRow | undefined,
): Pick<Content, K> {
  const values = valuesOf(stored, bag);
  const entries = keys.map((key) => [key, fillAll(wordsOf(key, stored), values)]);
  return Object.fromEntries(entries) as Pick<Content, K>; // each of its keys with its words
}

/** Everything that placeholders stand for. */
export function valuesOf(
  stored: ReadonlyMap<string, unknown>,
  bag: BagRow | undefined,
): PlaceholderValues {
  const brand = wordsOf("brand", stored);
  return placeholderValues({
    brand: { ...brand, socialNames: brand.social.map(({ name }) => name).join(", ") },
    policies: wordsOf("policies", stored),
    ...bagMeasures(bag),
  });
}

/** What a document says, its placeholders as they were written. */
function wordsOf<K extends DocumentKey>(key: K, stored: ReadonlyMap<string, unknown>): Content[K] {
  const { seed } = getDefinition(key);
  const data = stored.get(key);
  // A row that holds anything else cannot be written: what comes in is checked.
  return (
    data === undefined || data === null ? seed : complete(getFields(key), data, seed)
  ) as Content[K];
}
