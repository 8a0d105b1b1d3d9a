import { expect, test } from "vitest";
import { pageMeta } from "./page-meta.ts";

const page = {
  title: "The city from one metre higher up",
  description: "Trams and cafés.",
  brand: { name: "Satchel & Son" },
  publicUrl: "https://shop.example",
  path: "/blog/urban-pet-adventures",
} as const;

test("SEO-10 a page has its title, its address and an image of known size", () => {
  const tags = pageMeta({ ...page, share: "/share/pages/gallery.01234567.jpg" });
  expect(tags).toEqual(
    expect.arrayContaining([
      { title: page.title },
      { name: "description", content: page.description },
      { tagName: "link", rel: "canonical", href: "https://shop.example/blog/urban-pet-adventures" },
      { property: "og:site_name", content: "Satchel & Son" },
      { property: "og:type", content: "website" },
      {
        property: "og:image",
        content: "https://shop.example/share/pages/gallery.01234567.jpg",
      },
      { property: "og:image:width", content: "1200" },
      { property: "og:image:height", content: "630" },
      { property: "og:image:alt", content: page.title },
      { name: "twitter:card", content: "summary_large_image" },
    ]),
  );
  expect(tags).toContainEqual({ name: "robots", content: "max-image-preview:large" });
});

test("SEO-10 an article also has its date and its category", () => {
  const article = { published: "2024-12-01", section: "Urban Travel" };
  const tags = pageMeta({
    ...page,
    share: "/share/blog/urban-pet-adventures.01234567.jpg",
    article,
  });
  expect(tags).toContainEqual({ property: "og:type", content: "article" });
  expect(tags).toContainEqual({ property: "article:published_time", content: "2024-12-01" });
  expect(tags).toContainEqual({ property: "article:section", content: "Urban Travel" });
});
