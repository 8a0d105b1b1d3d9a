import { sql } from "drizzle-orm";
import type { Content } from "#modules/content/documents.ts";
import { deliveredTexts, findTextKind, textPath } from "#modules/content/text-documents.ts";
import type { Context } from "#modules/context.ts";
import { isRecord } from "#shared/json.ts";
import { isPageShown } from "#shared/shown-page.ts";
import { toPagePath } from "./redirects/own-path.ts";

/** The addresses that links in texts can lead to, and the images without a description. */
export type ShopAddresses = {
  readonly has: (address: string) => boolean;
  /** The uploaded images with descriptions. */
  readonly described: ReadonlySet<string>;
  /** Those that the menus and the footer name. */
  readonly linked: ReadonlySet<string>;
};

type Row = {
  readonly texts: readonly { key: string; slug: string | null }[] | null;
  readonly slugs: readonly string[] | null;
  readonly redirects: readonly string[] | null;
  readonly described: readonly string[] | null;
};

/**
 * Reads them in one query. Pages that the owner has put away are not among them; `content` is that
 * of the present.
 */
export async function readShopAddresses(
  { db }: Pick<Context, "db">,
  ownPaths: readonly string[],
  { faq, structure }: Pick<Content, "faq" | "structure">,
): Promise<ShopAddresses> {
  const { rows } = await db.execute<Row>(sql`
    select
      (select jsonb_agg(jsonb_build_object('key', key, 'slug', data ->> 'slug')) from content_documents
        where key like 'article/%' or key like 'page/%') as texts,
      (select jsonb_agg(slug) from product_variants where is_active) as slugs,
      (select jsonb_agg(from_path) from redirects) as redirects,
      (select jsonb_agg(address) from media_images where alt_en is not null) as described`);
  const [found] = rows;
  const paths = new Set<string>([
    ...ownPaths,
    ...listTextPaths(found?.texts ?? []),
    ...(found?.slugs ?? []).map((slug) => `/product/${slug}`),
    ...(found?.redirects ?? []),
  ]);
  for (const path of paths) if (!isPageShown(structure.pages, path)) paths.delete(path);
  const questions = new Set(listQuestions(faq));
  return {
    described: new Set(found?.described),
    linked: new Set(listLinks([structure.header, structure.footer])),
    has(address) {
      if (paths.has(address)) return true;
      const path = toPagePath(address);
      const [, place] = address.split("#", 2);
      // Only anchors of the FAQ page are known; those of other pages are not checked.
      return paths.has(path) && (path !== "/faq" || place === undefined || questions.has(place));
    },
  };
}

/** The addresses of all links in a part of the structure. */
function listLinks(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(listLinks);
  if (!isRecord(part)) return [];
  const { to } = part;
  return [...(typeof to === "string" ? [to] : []), ...Object.values(part).flatMap(listLinks)];
}

function listTextPaths(rows: NonNullable<Row["texts"]>): string[] {
  const slugs = new Map<string, string | null>();
  for (const [key, { slug }] of deliveredTexts()) slugs.set(key, slug);
  for (const { key, slug } of rows) slugs.set(key, slug);
  return [...slugs].flatMap(([key, slug]) => {
    const kind = findTextKind(key);
    return kind === undefined || slug === null ? [] : [textPath(kind, slug)];
  });
}

function listQuestions(faq: unknown): string[] {
  const listIn = (holder: unknown, name: string): readonly unknown[] => {
    const list = isRecord(holder) ? holder[name] : undefined;
    return Array.isArray(list) ? list : [];
  };
  return listIn(faq, "categories")
    .flatMap((category) => listIn(category, "questions"))
    .flatMap((question) =>
      isRecord(question) && typeof question["id"] === "string" ? [question["id"]] : [],
    );
}
