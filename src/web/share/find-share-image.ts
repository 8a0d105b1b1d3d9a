import { findBySlugs } from "#modules/catalog/list-variants.ts";
import { parseSlug } from "#modules/catalog/slug.ts";
import { readContent } from "#modules/content/read-content.ts";
import { readTexts } from "#modules/content/read-page-content.ts";
import type { Context } from "#modules/context.ts";
import { isPageShown } from "#shared/shown-page.ts";
import { paths } from "#web/paths.ts";
import { publicPages, type PublicPage } from "#web/public-pages.ts";
import {
  describeArticle,
  describePage,
  describeProduct,
  describeText,
  folders,
} from "./describe.ts";
import type { ShareImage } from "./share-image.ts";

/** The image of this name today, as any visitor may see it; undefined if there is none. */
export async function findShareImage(ctx: Context, name: string): Promise<ShareImage | undefined> {
  if (name.startsWith(folders.pages)) return findPage(ctx, name.slice(folders.pages.length));
  const { brand, structure } = await readContent(ctx, ["brand", "structure"]);
  if (name.startsWith(folders.blog) && isPageShown(structure.pages, paths.blog)) {
    const article = (await readTexts(ctx)).findArticle(name.slice(folders.blog.length));
    return article && describeArticle(article, brand);
  }
  if (name.startsWith(folders.texts)) {
    const page = (await readTexts(ctx)).findPage(`/${name.slice(folders.texts.length)}`);
    return page && describeText(page, brand);
  }
  const slug = parseSlug(name);
  const [variant] = slug === undefined ? [] : await findBySlugs(ctx, [slug]);
  return variant && describeProduct(variant, brand);
}

async function findPage(ctx: Context, name: string): Promise<ShareImage | undefined> {
  const page: PublicPage | undefined = publicPages.find((each) => each.name === name);
  if (page === undefined) return undefined;
  const { document } = page.share;
  const content = await readContent(ctx, ["brand", "structure", ...(document ? [document] : [])]);
  return isPageShown(content.structure.pages, page.path) ? describePage(page, content) : undefined;
}
