import { sql } from "drizzle-orm";
import { getFields, type Content } from "#modules/content/documents.ts";
import { deliveredTexts, findTextKind, textPath } from "#modules/content/text-documents.ts";
import type { Context } from "#modules/context.ts";
import { isPageShown } from "#shared/shown-page.ts";
import { toPagePath } from "./redirects/own-path.ts";
import { listLeaves } from "./walk-document.ts";

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
  const questions = new Set(
    faq.categories.flatMap((category) => category.questions.map(({ id }) => id)),
  );
  return {
    described: new Set(found?.described),
    linked: new Set(
      listLeaves(getFields("structure"), structure).flatMap(({ kind, value }) =>
        kind === "link" ? [value] : [],
      ),
    ),
    has(address) {
      if (paths.has(address)) return true;
      const path = toPagePath(address);
      const [, place] = address.split("#", 2);
      // Only anchors of the FAQ page are known; those of other pages are not checked.
      return paths.has(path) && (path !== "/faq" || place === undefined || questions.has(place));
    },
  };
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
