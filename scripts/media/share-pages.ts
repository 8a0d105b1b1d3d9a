// Every public page with what its share picture shows, and the hash that its address carries.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { brand } from "#content/brand.ts";
import measured from "#media/measured.json" with { type: "json" };
import { isImageName, type ImageName } from "#media/image.ts";
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
  privacy: "detail/storage-bag",
  terms: "detail/zipper",
  accessibility: "gallery/cafe",
};

export function listSharePages(): SharePage[] {
  return [
    ...publicPages.map(({ name, share }) => ({ name, ...share })),
    ...listTexts("blog").map(({ name, title, image }) => ({
      name: `blog/${name}` as const,
      kicker: "Blog",
      title,
      image: asImage(`content/blog/${name}.mdx`, image),
    })),
    ...listTexts("pages").map(({ name, title, image }) => ({
      name: `pages/${name}` as const,
      kicker: brand.name,
      title,
      image:
        image === undefined
          ? (textPageImages[name] ?? "hero/hero")
          : asImage(`content/pages/${name}.mdx`, image),
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

type Text = { name: string; title: string; image: string | undefined };

function listTexts(folder: "blog" | "pages"): Text[] {
  return readdirSync(join(root, "content", folder))
    .filter((file) => file.endsWith(".mdx"))
    .toSorted()
    .map((file) => {
      const text = readFileSync(join(root, "content", folder, file), "utf8");
      const title = getLine(text, "title");
      if (title === undefined) throw new Error(`content/${folder}/${file}: title is missing`);
      return { name: file.slice(0, -".mdx".length), title, image: getLine(text, "image") };
    });
}

/**
 * One line of the front matter. Its other forms are for the compiler, which is not needed for a
 * title.
 */
function getLine(text: string, key: string): string | undefined {
  const [, front = ""] = text.split(/^---$/m, 2);
  const value = new RegExp(`^${key}:[ \t]*(.+?)[ \t]*$`, "m").exec(front)?.[1];
  return value?.startsWith('"') ? String(JSON.parse(value)) : value;
}

function asImage(file: string, name = ""): ImageName {
  if (!isImageName(name)) throw new Error(`${file}: "${name}" is no picture of media/manifest.ts`);
  return name;
}
