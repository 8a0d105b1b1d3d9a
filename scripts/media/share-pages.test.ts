import { expect, test } from "vitest";
import { shareHashes } from "#web/seo/share-hashes.ts";
import { sharePath } from "#web/seo/share-image.ts";
import { listSharePages, listShareImages } from "./share-pages.ts";

/** As the pages themselves get it, through the compiler. */
const frontMatters = import.meta.glob<{ title: string; image?: string }>("/content/*/*.mdx", {
  eager: true,
  import: "frontmatter",
});

test("SEO-12 each text has a share picture with its own title, and each article its own picture", () => {
  const shown = new Map(listSharePages().map((page) => [`/content/${page.name}.mdx`, page]));
  for (const [file, { title, image }] of Object.entries(frontMatters))
    expect(shown.get(file)).toMatchObject({ title, ...(image === undefined ? {} : { image }) });
});

test("SEO-12 pages know the hashed addresses of their share pictures", () => {
  const images = listShareImages();
  expect(shareHashes).toEqual(Object.fromEntries(images.map(({ name, hash }) => [name, hash])));
  for (const { name, hash } of images)
    expect(sharePath(name)).toBe(`/media/share/${name}.${hash}.jpg`);
  expect(new Set(images.map(({ hash }) => hash)).size).toBe(images.length);
});

test("SEO-12 a page that has none yet shows the picture of home", () => {
  expect(sharePath("blog/just-written")).toBe(sharePath("home"));
});
