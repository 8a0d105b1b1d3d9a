// Content of the share images of products, pages, articles and texts.
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import type { Content } from "#modules/content/documents.ts";
import type { Article, TextPage } from "#modules/content/texts.ts";
import type { PublicPage } from "#web/public-pages.ts";
import type { ShareImage } from "./share-image.ts";

export type Brand = Pick<Content["brand"], "name" | "trade">;
export type SharedVariant = Pick<CatalogVariant, "slug" | "productName" | "variantName" | "images">;
export type SharedArticle = Pick<Article, "slug" | "title" | "image">;
export type SharedText = Pick<TextPage, "path" | "title" | "image">;

/** The folders below /share; products are in none. */
export const folders = { pages: "pages/", blog: "blog/", texts: "texts/" } as const;

/** For text pages without an image of their own. */
const textImages: Readonly<Record<string, string>> = {
  "/privacy": "/media/detail/storage-bag",
  "/terms": "/media/detail/zipper",
  "/accessibility": "/media/gallery/cafe",
};

/** A delivered image, where it fits: they all show backpacks. */
const getDelivered = (url: string, { trade }: Brand) => (trade.forPets ? url : undefined);

export function describeProduct(variant: SharedVariant, brand: Brand): ShareImage {
  return {
    name: variant.slug,
    brandName: brand.name,
    kicker: variant.productName,
    title: variant.variantName,
    imageUrl: variant.images[0],
  };
}

export function describePage({ name, share }: PublicPage, content: Content): ShareImage {
  return {
    name: folders.pages + name,
    brandName: content.brand.name,
    ...share.getShareWords(content),
    imageUrl: getDelivered(`/media/${share.image}`, content.brand),
  };
}

export function describeArticle({ slug, title, image }: SharedArticle, brand: Brand): ShareImage {
  return {
    name: folders.blog + slug,
    brandName: brand.name,
    kicker: "Blog",
    title,
    imageUrl: image,
  };
}

export function describeText({ path, title, image }: SharedText, brand: Brand): ShareImage {
  return {
    name: folders.texts + path.slice(1),
    brandName: brand.name,
    kicker: brand.name,
    title,
    imageUrl: image ?? getDelivered(textImages[path] ?? "/media/hero/hero", brand),
  };
}
