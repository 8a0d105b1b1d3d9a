// Every public page with what its share picture shows, and the hash that its address carries.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { brand } from "#content/brand.ts";
import measured from "#media/measured.json" with { type: "json" };
import type { ImageName } from "#media/image.ts";
import { createContentFiles } from "#modules/content/content-files.ts";
import { publicPages } from "#web/public-pages.ts";
import type { ShareName } from "#web/seo/share-image.ts";
import { lookFiles } from "#web/share/draw.ts";

const root = join(import.meta.dirname, "../..");

export type SharePage = {
  name: ShareName;
  /** A word or two above the title: what kind of page it is. */
  kicker: string;
  title: string;
  image: ImageName;
};

/** For text pages without an image of their own. */
const textPageImages: Readonly<Record<string, ImageName>> = {
  "/privacy": "detail/storage-bag",
  "/terms": "detail/zipper",
  "/accessibility": "gallery/cafe",
};

export function listSharePages(): SharePage[] {
  const content = createContentFiles(join(root, "content"));
  return [
    ...publicPages.map(({ name, share }) => ({ name, ...share })),
    ...content
      .listArticles()
      .toSorted((a, b) => a.slug.localeCompare(b.slug))
      .map(({ slug, title, image }) => ({
        name: `blog/${slug}` as const,
        kicker: "Blog",
        title,
        image,
      })),
    ...content.listTextPages().map(({ path, title, image }) => ({
      name: `pages${path}` as const,
      kicker: brand.name,
      title,
      image: image ?? textPageImages[path] ?? "hero/hero",
    })),
  ];
}

/** The pages with a hash of everything that their images are made of. */
export function listShareImages(): (SharePage & { hash: string })[] {
  const look = createHash("sha256");
  for (const file of lookFiles) look.update(readFileSync(join(root, file)));
  look.update(brand.name);
  return listSharePages().map((page) => {
    const hash = look
      .copy()
      .update(JSON.stringify([page, measured[page.image].hash]))
      .digest("hex")
      .slice(0, 8);
    return { ...page, hash };
  });
}

/** Gives bundles and tests the hashes in place of the empty table. */
export function shareHashesModule(): Plugin {
  const id = join(root, "src/web/seo/share-hashes.ts");
  return {
    name: "share-hashes",
    enforce: "pre",
    load(requested) {
      if (requested !== id) return undefined;
      const hashes = listShareImages().map(({ name, hash }) => [name, hash]);
      return `export const shareHashes = ${JSON.stringify(Object.fromEntries(hashes))};`;
    },
  };
}
