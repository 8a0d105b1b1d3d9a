import { expect, test } from "vitest";
import { createContentFiles } from "#modules/content/content-files.ts";
import { shareHashes } from "#web/seo/share-hashes.ts";
import { sharePath } from "#web/seo/share-image.ts";
import { listSharePages, listShareImages, type SharePage } from "./share-pages.ts";

test("SEO-12 each text has a share picture with its own title, and each article its own picture", () => {
  const shown = new Map<string, SharePage>(listSharePages().map((page) => [page.name, page]));
  const content = createContentFiles("content");
  for (const { slug, title, image } of content.listArticles())
    expect(shown.get(`blog/${slug}`)).toMatchObject({ title, image });
  for (const { path, title, image } of content.listTextPages())
    expect(shown.get(`pages${path}`)).toMatchObject({ title, ...(image && { image }) });
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
