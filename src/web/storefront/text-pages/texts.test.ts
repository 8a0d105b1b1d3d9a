import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { backpack } from "#content/backpack.ts";
import { policies } from "#content/policies.ts";
import { seededColors } from "#content/backpack-colors.ts";
import { readContentFiles } from "#modules/content/content-files.fixture.ts";
import { findTypedPromises } from "#modules/content/typed-promises.ts";
import { money } from "#shared/money.ts";
import { delivered } from "#modules/content/delivered.fixture.ts";
import { listFaqCategories } from "#web/storefront/faq/list-faq-categories.ts";
import { paths } from "#web/paths.ts";

const read = (file: string) => ({ file, text: readFileSync(file, "utf8") });
const texts = globSync("content/{blog,pages}/*.md").map(read);
const answers = globSync("content/faq/*.ts").map(read);

const content = readContentFiles("content");
const pages = content.pages;
const articles = content.articles;

function getSections(name: string): readonly { id: string; heading: string }[] {
  return pages.find(({ path }) => path === `/${name}`)?.sections ?? [];
}

test("TEXT-01 the privacy policy has at least nine sections and the terms at least eight, each with an address", () => {
  expect(getSections("privacy").length).toBeGreaterThanOrEqual(9);
  expect(getSections("terms").length).toBeGreaterThanOrEqual(8);
  for (const { id } of [...getSections("privacy"), ...getSections("terms")])
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test("TEXT-02 all texts have different titles and descriptions, and all sections of a text different addresses", () => {
  for (const field of ["title", "description"] as const) {
    const values = [...pages, ...articles].map((text) => text[field]);
    expect(values).toEqual([...new Set(values)]);
  }
  for (const { sections } of [...pages, ...articles]) {
    const ids = sections.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  }
});

test("TEXT-03 every link in a text leads to an existing page of the shop", () => {
  const categories = listFaqCategories(delivered.faq, "off");
  const validPaths = new Set<string>([
    ...Object.values(paths).filter((path) => typeof path === "string"),
    ...articles.map(({ slug }) => paths.article(slug)),
    ...seededColors.map(paths.product),
    ...categories.flatMap(({ questions }) => questions.map(({ id }) => `${paths.faq}#${id}`)),
  ]);
  const links = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/(?<!!\[[^\]]*)\]\((?<to>[^)\s]+)\)/g)].map(({ groups }) => ({
      file,
      to: groups?.["to"],
    })),
  );
  const more = categories.flatMap(({ questions }) =>
    questions.flatMap(({ id, more: link }) =>
      link?.to.startsWith("/") ? [{ file: id, to: link.to }] : [],
    ),
  );
  expect(links.length).toBeGreaterThan(20);
  expect([...links, ...more].filter(({ to = "" }) => !validPaths.has(to))).toEqual([]);
});

const typedPromises = (text: string) =>
  findTypedPromises(text, {
    policies,
    carrier: backpack,
    colors: 3,
    prices: [money(7_499, "USD")],
  }).map(({ typed }) => typed);

test("TEXT-04 no text contains a promised number that was typed in by hand", () => {
  const found = [...texts, ...answers].flatMap(({ file, text }) =>
    typedPromises(text).map((promise) => `${file}: ${promise}`),
  );
  expect(found).toEqual([]);
  for (const typed of [
    "We answer within 48 hours.",
    "the 12-month warranty",
    "in 5-10 business days",
    "up to 10 kg",
    "free over $300",
    "46 × 30 × 20 cm",
    "It weighs 930 g.",
  ])
    expect([typed, typedPromises(typed)]).toEqual([typed, [expect.any(String)]]);
  expect(typedPromises("{policies.warrantyMonths} months, about 48 hours ahead")).toEqual([]);
});
