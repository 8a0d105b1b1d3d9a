import { expect, test } from "vitest";
import { brand } from "#content/brand.ts";
import { sizedImageUrl } from "#media/image.ts";
import { createContentFiles } from "#modules/content/content-files.ts";
import { articleData } from "./structured-data.ts";

const { listArticles } = createContentFiles("content");

test("BLOG-09 search engines read what an article is, from when, and where it lies", () => {
  for (const article of listArticles()) {
    const url = `https://shop.example/blog/${article.slug}`;
    expect(articleData(article, { brand, publicUrl: "https://shop.example" })).toMatchObject([
      {
        "@type": "BlogPosting",
        headline: article.title,
        datePublished: article.date,
        wordCount: article.words,
        image: `https://shop.example${sizedImageUrl(article.image, 1200, "webp")}`,
        mainEntityOfPage: url,
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: [{ name: "Home" }, { name: "Blog" }, { name: article.title, item: url }],
      },
    ]);
  }
});
