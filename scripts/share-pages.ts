// Every public page with what its share picture shows, and the hash that its address carries.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { colourNames } from "#content/colour-names.ts";
import { blog } from "#content/blog.ts";
import { brand } from "#content/brand.ts";
import { contact } from "#content/contact.ts";
import { dealer } from "#content/dealer.ts";
import { faq } from "#content/faq.ts";
import { gallery } from "#content/gallery.ts";
import { home } from "#content/home.ts";
import { collection } from "#content/products.ts";
import { sizeChart } from "#content/size-chart.ts";
import measured from "#media/measured.json" with { type: "json" };
import { isPictureName, type PictureName } from "#media/picture.ts";
import { colours } from "#modules/catalog/colour.ts";
import type { ShareName } from "#web/seo/share-picture.ts";

const root = join(import.meta.dirname, "..");

export type SharePage = {
  name: ShareName;
  /** A word or two above the title: what kind of page it is. */
  kicker: string;
  title: string;
  picture: PictureName;
};

/** For text pages without a picture of their own. */
const textPagePictures: Readonly<Record<string, PictureName>> = {
  privacy: "detail/storage-bag",
  terms: "detail/zipper",
  accessibility: "gallery/cafe",
};

export function listSharePages(): SharePage[] {
  return [
    { name: "home", kicker: brand.productName, title: home.hero.heading, picture: "hero/hero" },
    {
      name: "products",
      kicker: brand.productName,
      title: collection.heading,
      picture: "product/caramel-2",
    },
    ...colours.map((colour) => ({
      name: `product/${colour}` as const,
      kicker: brand.productName,
      title: colourNames[colour].name,
      picture: `product/${colour}-1` as const,
    })),
    { name: "gallery", kicker: "Gallery", title: gallery.title, picture: "gallery/rooftop" },
    { name: "blog", kicker: "Blog", title: blog.title, picture: "gallery/vineyard" },
    ...listTexts("blog").map(({ name, title, picture }) => ({
      name: `blog/${name}` as const,
      kicker: "Blog",
      title,
      picture: asPicture(`content/blog/${name}.mdx`, picture),
    })),
    ...listTexts("pages").map(({ name, title, picture }) => ({
      name: `pages/${name}` as const,
      kicker: brand.name,
      title,
      picture:
        picture === undefined
          ? (textPagePictures[name] ?? "hero/hero")
          : asPicture(`content/pages/${name}.mdx`, picture),
    })),
    { name: "contact", kicker: "Contact", title: contact.title, picture: "gallery/cherry" },
    { name: "faq", kicker: "Questions and answers", title: faq.title, picture: "gallery/alley" },
    {
      name: "size-chart",
      kicker: "Size chart",
      title: sizeChart.title,
      picture: "product/olive-2",
    },
    { name: "dealer", kicker: "For businesses", title: dealer.title, picture: "product/blue-2" },
  ];
}

/** The pages with a hash of everything that their pictures are made of. */
export function listSharePictures(): (SharePage & { hash: string })[] {
  const look = createHash("sha256");
  for (const file of ["scripts/share-images.ts", "src/ui/tokens.css", "public/favicon.svg"])
    look.update(readFileSync(join(root, file)));
  look.update(brand.name);
  return listSharePages().map((page) => {
    const hash = look
      .copy()
      .update(JSON.stringify([page, measured[page.picture].hash]))
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
      const hashes = listSharePictures().map(({ name, hash }) => [name, hash]);
      return `export const shareHashes = ${JSON.stringify(Object.fromEntries(hashes))};`;
    },
  };
}

type Text = { name: string; title: string; picture: string | undefined };

function listTexts(folder: "blog" | "pages"): Text[] {
  return readdirSync(join(root, "content", folder))
    .filter((file) => file.endsWith(".mdx"))
    .toSorted()
    .map((file) => {
      const text = readFileSync(join(root, "content", folder, file), "utf8");
      const title = lineOf(text, "title");
      if (title === undefined) throw new Error(`content/${folder}/${file}: title is missing`);
      return { name: file.slice(0, -".mdx".length), title, picture: lineOf(text, "picture") };
    });
}

/** One line of the front matter. Its other forms are for the compiler, which is not needed for a title. */
function lineOf(text: string, key: string): string | undefined {
  const [, front = ""] = text.split(/^---$/m, 2);
  const value = new RegExp(`^${key}:[ \t]*(.+?)[ \t]*$`, "m").exec(front)?.[1];
  return value?.startsWith('"') ? String(JSON.parse(value)) : value;
}

function asPicture(file: string, name = ""): PictureName {
  if (!isPictureName(name))
    throw new Error(`${file}: "${name}" is no picture of media/manifest.ts`);
  return name;
}
