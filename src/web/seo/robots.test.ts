import { expect, test } from "vitest";
import { robotsTxt } from "./robots.ts";

const lines = robotsTxt("https://shop.example").split("\n");

/**
 * Whether a crawler that follows robots.txt reads a path: a rule forbids everything that begins
 * with it.
 */
function mayRead(path: string): boolean {
  return !lines.some(
    (line) => line.startsWith("Disallow: ") && path.startsWith(line.slice("Disallow: ".length)),
  );
}

test("SEO-02 crawlers learn where the sitemap is and which parts of the shop are blocked", () => {
  expect(lines).toContain("Sitemap: https://shop.example/sitemap.xml");
  const closed = ["/admin", "/admin/orders", "/api/orders", "/account", "/orders", "/dev/outbox"];
  expect(closed.filter(mayRead)).toEqual([]);
});

test("SEO-02 pages marked as noindex can be crawled, because otherwise crawlers would not see the mark", () => {
  const open = ["/", "/blog/garden-walks-cats", "/cart", "/order/olive", "/auth", "/media/a"];
  expect(open.filter(mayRead)).toEqual(open);
});
