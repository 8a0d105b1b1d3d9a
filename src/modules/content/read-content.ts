import { sql, type SQL, eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { toCarrierMeasures, toColorValues, type CarrierRow } from "./carrier-measures.ts";
import { fillMissing } from "./fill-missing.ts";
import { getDefinition, getFields, type Content, type DocumentKey } from "./documents.ts";
import { lawNumbers } from "#shared/law-numbers.ts";
import { getWithdrawalValues, listWithdrawalDays } from "./withdrawal-days.ts";
import { fillEach, toValues, type PlaceholderValues } from "./placeholders.ts";
import { selectFacts, toFactValues, toTradeValues, type FactsRow } from "./shop-facts.ts";
import { contentDrafts } from "./tables.ts";

type Row = { readonly key: string; readonly data: unknown };
/** With the time of its publication. */
type DatedRow = Row & { readonly updatedAt: string };
export type StoredRow = {
  readonly rows: readonly DatedRow[] | null;
  readonly carrier: CarrierRow | null;
  readonly facts: FactsRow;
};
type Stored = Sold & {
  readonly stored: ReadonlyMap<string, unknown>;
  /** The times of publication, by key. */
  readonly dates: ReadonlyMap<string, Date>;
};

/** The products and facts that texts are about; those of a new shop where they are missing. */
type Sold = {
  readonly carrier?: CarrierRow | undefined;
  readonly facts?: FactsRow | undefined;
  /** The code of the market whose page has the texts. */
  readonly market?: string | undefined;
};

/** The documents, and on request all articles and text pages. */
export type ContentRequest<K extends DocumentKey = DocumentKey> = {
  readonly keys: readonly K[];
  readonly withTexts: boolean;
};

/** Draft to be read in place of the published document. */
export type Draft = { readonly key: string; readonly data: unknown };

/** Documents from which the placeholders in texts get their names and numbers. */
const sources = ["brand", "policies"] as const satisfies readonly DocumentKey[];

/**
 * Content of these documents for visitors, in one query: as the owner has published it, or else as
 * in the files, with placeholders replaced by their values.
 */
export async function readContent<K extends DocumentKey>(
  { db }: Pick<Context, "db">,
  keys: readonly K[],
): Promise<Pick<Content, K>> {
  const { stored, ...sold } = await readStored({ db }, keys);
  return toContent(keys, stored, sold);
}

/**
 * The same for roles that cannot read products: values of the backpack and facts are those of the
 * files.
 */
export async function readContentWithoutCarrier<K extends DocumentKey>(
  { db }: Pick<Context, "db">,
  keys: readonly K[],
): Promise<Pick<Content, K>> {
  const { rows } = await db.execute<Row>(sql`
    select key, data from content_documents where key = any(${sql.param(withSources(keys))}::text[])`);
  return toContent(keys, toMap(rows));
}

/** Published data of these documents and of those that texts quote, and the backpack. */
export async function readStored(
  { db }: Pick<Context, "db">,
  keys: readonly DocumentKey[],
): Promise<Stored> {
  const request = { keys, withTexts: false };
  const { rows } = await db.execute<StoredRow>(sql`select ${storedColumns(request)}`);
  return toStored(rows[0]);
}

/** Columns that `toStored` needs. */
export const storedColumns = ({ keys, withTexts }: ContentRequest): SQL => sql`
  (select jsonb_agg(jsonb_build_object('key', key, 'data', data, 'updatedAt', updated_at)) from content_documents
    where ${isRequested({ keys: withSources(keys), withTexts })}) as rows,
  (select to_jsonb(carrier) from (
    select p.height_mm, p.width_mm, p.depth_mm, p.max_pet_grams, p.weight_grams,
      (select min(v.price_minor) from product_variants v where v.product_id = p.id and v.is_active) as price_minor,
      (select json_agg(coalesce(v.short_name, v.variant_name) order by v.display_order, v.id)
        from product_variants v where v.product_id = p.id and v.is_active) as colors
    from products p
    where p.is_active and p.deleted_at is null and p.max_pet_grams is not null
    order by p.featured desc, p.display_order, p.created_at, p.id limit 1
  ) carrier) as carrier,
  (${selectFacts}) as facts`;

/** Whether a row of `content_documents` is among what was asked for. */
export function isRequested({ keys, withTexts }: ContentRequest): SQL {
  const isNamed = sql`key = any(${sql.param(keys)}::text[])`;
  return withTexts ? sql`(${isNamed} or key like 'article/%' or key like 'page/%')` : isNamed;
}

export const toStored = (row: StoredRow | undefined): Stored => ({
  stored: toMap(row?.rows ?? []),
  dates: new Map(row?.rows?.map(({ key, updatedAt }) => [key, new Date(updatedAt)])),
  carrier: row?.carrier ?? undefined,
  facts: row?.facts,
});

const withSources = (keys: readonly DocumentKey[]): readonly DocumentKey[] => [
  ...new Set([...keys, ...sources]),
];
const toMap = (rows: readonly Row[]): ReadonlyMap<string, unknown> =>
  new Map(rows.map(({ key, data }) => [key, data]));

/** Content of the documents, made from the stored data and the backpack. */
export function toContent<K extends DocumentKey>(
  keys: readonly K[],
  stored: ReadonlyMap<string, unknown>,
  sold: Sold = {},
  values = toPlaceholderValues(stored, sold),
): Pick<Content, K> {
  const entries = keys.map((key) => [key, fillEach(getStoredWords(key, stored), values)]);
  return Object.fromEntries(entries) as Pick<Content, K>; // each of its keys with its words
}

/** The values of all placeholders and facts. */
export function toPlaceholderValues(
  stored: ReadonlyMap<string, unknown>,
  { carrier, facts, market }: Sold = {},
): PlaceholderValues {
  const brand = getStoredWords("brand", stored);
  const { carrier: bag, ...measures } = toCarrierMeasures(carrier);
  const policies = getStoredWords("policies", stored);
  const values = toValues({
    brand: { ...brand, socialNames: brand.social.map(({ name }) => name).join(", ") },
    policies,
    withdrawal: {
      days: listWithdrawalDays(policies).join("–"),
      ...getWithdrawalValues(policies),
    },
    law: lawNumbers,
    // Texts that the owner has stored name it so.
    bag,
    ...measures,
    ...toColorValues(carrier),
  });
  return { ...values, ...toTradeValues(brand.trade), ...toFactValues(facts, market) };
}

/** Content of a document, with its placeholders as they were written. */
function getStoredWords<K extends DocumentKey>(
  key: K,
  stored: ReadonlyMap<string, unknown>,
): Content[K] {
  const { seed } = getDefinition(key);
  const data = stored.get(key);
  // Rows are checked before they are written, so the data has this shape.
  return (
    data === undefined || data === null ? seed : fillMissing(getFields(key), data, seed)
  ) as Content[K];
}

export type StoredDraft = typeof contentDrafts.$inferSelect;

/** The draft of a document; undefined when there is none. */
export async function findDraft(
  { db }: Pick<Context, "db">,
  key: string,
): Promise<StoredDraft | undefined> {
  const [draft] = await db.select().from(contentDrafts).where(eq(contentDrafts.key, key));
  return draft;
}
