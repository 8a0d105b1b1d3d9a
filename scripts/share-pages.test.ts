import { expect, test } from "vitest";
import { shareHashes } from "#web/seo/share-hashes.ts";
import { sharePath } from "#web/seo/share-picture.ts";
import { listSharePages, listSharePictures } from "./share-pages.ts";

/** As the pages themselves get it, through the compiler. */
const frontMatters = import.meta.glob<{ title: string; picture?: string }>("/content/*/*.mdx", {
  eager: true,
  import: "frontmatter",
});

test("SEO-12 each text has a share picture with its own title, and each article its own picture", () => {
  const shown = new Map(listSharePages().map((page) => [`/content/${page.name}.mdx`, page]));
  for (const [file, { title, picture }] of Object.entries(frontMatters))
    expect(shown.get(file)).toMatchObject({ title, ...(picture === undefined ? {} : { picture }) });
});

test("SEO-12 pages know the hashed addresses of their share pictures", () => {
  const pictures = listSharePictures();
  expect(shareHashes).toEqual(Object.fromEntries(pictures.map(({ name, hash }) => [name, hash])));
  for (const { name, hash } of pictures)
    expect(sharePath(name)).toBe(`/media/share/${name}.${hash}.jpg`);
  expect(new Set(pictures.map(({ hash }) => hash)).size).toBe(pictures.length);
});

test("SEO-12 a page that has none yet shows the picture of home", () => {
  expect(sharePath("blog/just-written")).toBe(sharePath("home"));
});
