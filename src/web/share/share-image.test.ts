import { expect, test } from "vitest";
import { isFileKey } from "#platform/storage/storage.ts";
import { readContentFiles } from "#modules/content/content-files.fixture.ts";
import { delivered } from "#modules/content/delivered.fixture.ts";
import { publicPages } from "#web/public-pages.ts";
import { describeArticle, describePage, describeText } from "./describe.ts";
import { findShareName, toSharePath, toShareWords, type ShareImage } from "./share-image.ts";

const { articles, pages } = readContentFiles("content");
const { brand } = delivered;

const shareImages = [
  ...publicPages.map((page) => describePage(page, delivered)),
  ...articles.map((article) => describeArticle(article, brand)),
  ...pages.map((page) => describeText(page, brand)),
];

test("SEO-12 every page, article and text has a share image with its own title", () => {
  const titles = shareImages.map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining([...articles, ...pages].map(({ title }) => title)));
  expect(new Set(titles).size).toBe(titles.length);
  for (const { image, slug } of articles)
    expect(shareImages.find(({ name }) => name === `blog/${slug}`)?.imageUrl).toBe(image);
});

test("SEO-12 every share image has its own address, which identifies it and is a valid file name", () => {
  const paths = shareImages.map(toSharePath);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.map(findShareName)).toEqual(shareImages.map(({ name }) => name));
  expect(paths.filter((path) => !isFileKey(path.slice(1)))).toEqual([]);
});

const shareImage: ShareImage = {
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
])("WORDS-52 the address of a share image changes with its content: %j", (change) => {
  expect(toSharePath({ ...shareImage, ...change })).not.toBe(toSharePath(shareImage));
  expect(findShareName(toSharePath({ ...shareImage, ...change }))).toBe("pages/faq");
});

test("SEO-13 a text too long for a share image is cut off where the image ends", () => {
  const words = toShareWords({
    ...shareImage,
    brandName: "B ".repeat(40),
    title: "Far ".repeat(60),
  });
  expect(words.brandName.length).toBeLessThanOrEqual(20);
  expect(words.title.length).toBeLessThanOrEqual(90);
  expect(words.title.endsWith("…")).toBe(true);
});
