import { expect, test } from "vitest";
import { isFileKey } from "#platform/storage/storage.ts";
import { readContentFiles } from "#modules/content/content-files.fixture.ts";
import { delivered } from "#modules/content/delivered.fixture.ts";
import { publicPages } from "#web/public-pages.ts";
import { describeArticle, describePage, describeText } from "./describe.ts";
import { nameOfShare, sharePath, shareWords, type SharePicture } from "./share-picture.ts";

const { articles, pages } = readContentFiles("content");
const { brand } = delivered;

const pictures = [
  ...publicPages.map((page) => describePage(page, delivered)),
  ...articles.map((article) => describeArticle(article, brand)),
  ...pages.map((page) => describeText(page, brand)),
];

test("SEO-12 every page, article and text has a share picture with its own title", () => {
  const titles = pictures.map(({ title }) => title);
  expect(titles).toEqual(
    expect.arrayContaining([...articles, ...pages].map(({ title }) => title)),
  );
  expect(new Set(titles).size).toBe(titles.length);
  for (const { image, slug } of articles)
    expect(pictures.find(({ name }) => name === `blog/${slug}`)?.imageUrl).toBe(image);
});

test("SEO-12 every share picture has an address of its own, which names it and is a file's", () => {
  const paths = pictures.map(sharePath);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.map(nameOfShare)).toEqual(pictures.map(({ name }) => name));
  expect(paths.filter((path) => !isFileKey(path.slice(1)))).toEqual([]);
});

const picture: SharePicture = {
  name: "pages/faq",
  brandName: "Wanderpaw",
  kicker: "Questions",
  title: "Ask away",
  imageUrl: "/media/gallery/alley",
};

test.each([
  { brandName: "Satchel" },
  { kicker: "Answers" },
  { title: "Ask us" },
  { imageUrl: "/media/gallery/cafe" },
  { imageUrl: undefined },
])("WORDS-52 the address of a share picture changes with what is on it: %j", (change) => {
  expect(sharePath({ ...picture, ...change })).not.toBe(sharePath(picture));
  expect(nameOfShare(sharePath({ ...picture, ...change }))).toBe("pages/faq");
});

test("SEO-13 words that are too long for a share picture are cut where it ends", () => {
  const words = shareWords({ ...picture, brandName: "B ".repeat(40), title: "Far ".repeat(60) });
  expect(words.brandName.length).toBeLessThanOrEqual(20);
  expect(words.title.length).toBeLessThanOrEqual(90);
  expect(words.title.endsWith("…")).toBe(true);
});
