import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { delivered } from "#modules/content/delivered.fixture.ts";
import { olive } from "#modules/catalog/olive.fixture.ts";
import { ArticleCard } from "./article-card.tsx";
import { ShopBackpacks } from "./shop-backpacks.tsx";

const article = {
  slug: "a-walk",
  title: "A walk",
  excerpt: "Round the block and back.",
  date: "2024-12-05",
  day: "December 5, 2024",
  category: "Training",
  minutes: 6,
  image: "gallery/camp",
} as const;

function renderHtml(Component: () => React.JSX.Element): string {
  const Page = createRoutesStub([{ path: "/", Component }]);
  return renderToStaticMarkup(<Page />);
}

test("BLOG-06 a card shows category, date, reading time, title and excerpt, and its link and button name the article", () => {
  const html = renderHtml(() => <ArticleCard article={article} heading="h2" />);
  expect(html).toContain("Training");
  expect(html).toContain('<time dateTime="2024-12-05">December 5, 2024</time>');
  expect(html).toContain("6 min read");
  expect(html).toMatch(/<h2[^>]*><bdi[^>]*>A walk<\/bdi><\/h2>/);
  expect(html).toContain(article.excerpt);
  expect(html).toMatch(/<a[^>]*href="\/blog\/a-walk"[^>]*>Read Article.*?>A walk<\/bdi><\/span>/);
  expect(html).toMatch(/<button.*?Share.*?>A walk<\/bdi><\/span>/);
});

test("BLOG-08 the box at the end of an article links to the shop and to each color", () => {
  const variants = ["olive", "caramel", "blue"].map((slug) => ({ ...olive, slug }));
  const blanket = { ...olive, slug: "blanket", productId: "another" };
  const Page = createRoutesStub([
    {
      id: "storefront/layout",
      path: "/",
      Component: () => <ShopBackpacks heading="Room?" text="Yes." />,
    },
  ]);
  const catalog = { variants: [...variants, blanket], isComplete: true };
  const loaderData = { "storefront/layout": { catalog, content: { brand: delivered.brand } } };
  const html = renderToStaticMarkup(<Page hydrationData={{ loaderData }} />);
  expect(html).toMatch(/<a[^>]*href="\/product\/olive"[^>]*>Shop Wanderpaw Backpacks<\/a>/);
  const links = [...html.matchAll(/href="(?<to>[^"]+)"/g)].map(({ groups }) => groups?.["to"]);
  expect(links).toEqual(["/product/olive", "/product/olive", "/product/caramel", "/product/blue"]);
});
