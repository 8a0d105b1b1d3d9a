import { expect, test } from "vitest";
import { brand } from "#content/brand.ts";
import { storedSources } from "#media/image.ts";
import { readContentFiles } from "#modules/content/content-files.fixture.ts";
import { articleData } from "./structured-data.ts";

const { articles } = readContentFiles("content");

test("BLOG-09 search engines get an article's content, date and breadcrumb", () => {
  for (const article of articles) {
    const url = `https://shop.example/blog/${article.slug}`;
    expect(articleData(article, { brand, publicUrl: "https://shop.example" })).toMatchObject([
      {
        "@type": "BlogPosting",
        headline: article.title,
        datePublished: article.date,
        wordCount: article.words,
        image: `https://shop.example${storedSources(article.image)?.src}`,
        mainEntityOfPage: url,
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: [{ name: "Home" }, { name: "Blog" }, { name: article.title, item: url }],
      },
    ]);
  }
});
