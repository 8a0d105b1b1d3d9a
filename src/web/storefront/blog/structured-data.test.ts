import { expect, test } from "vitest";
import { storedSources } from "#media/image.ts";
import { readContentFiles } from "#modules/content/content-files.fixture.ts";
import { articleData } from "./structured-data.ts";

const { articles } = readContentFiles("content");

test("BLOG-09 search engines get an article's content, date and breadcrumb", () => {
  for (const article of articles) {
    const url = `https://shop.example/blog/${article.slug}`;
    expect(
      articleData(article, { publicUrl: "https://shop.example", share: "/share/a.jpg" }),
    ).toMatchObject([
      {
        "@type": "BlogPosting",
        headline: article.title,
        datePublished: `${article.date}T00:00:00.000Z`,
        dateModified: `${article.date}T00:00:00.000Z`,
        publisher: { "@id": "https://shop.example/#shop" },
        wordCount: article.words,
        image: [
          "https://shop.example/share/a.jpg",
          `https://shop.example${storedSources(article.image)?.src}`,
        ],
        mainEntityOfPage: url,
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: [{ name: "Home" }, { name: "Blog" }, { name: article.title, item: url }],
      },
    ]);
  }
});
