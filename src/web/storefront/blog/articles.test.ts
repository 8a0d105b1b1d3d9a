import { expect, test } from "vitest";
import type { Article } from "#modules/content/texts.ts";
import { readContentFiles } from "#modules/content/content-files.fixture.ts";
import { findRelated } from "./articles.ts";

const articles = readContentFiles("content").articles;

test("BLOG-05 other articles follow an article, those of a related category first", () => {
  const [any] = articles;
  if (!any) throw new Error("there are no articles");
  const written = (slug: string, category: Article["category"]) => ({ ...any, slug, category });
  const beach = written("beach", "Beach Guide");
  const others = [
    written("new", "Training"),
    written("sea", "Beach Travel"),
    written("town", "Urban Travel"),
  ];
  expect(findRelated(beach, [beach, ...others], 2).map(({ slug }) => slug)).toEqual(["sea", "new"]);
  for (const article of articles) {
    const related = findRelated(article, articles, 3);
    expect(related).toHaveLength(3);
    expect(related).not.toContain(article);
  }
});
