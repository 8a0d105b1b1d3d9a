import { expect, test } from "vitest";
import { privateMeta } from "./private-meta.ts";

test("SEO-11 a private page is not indexed, and link previews show nothing of it", () => {
  const tags = privateMeta({
    title: "My Orders",
    description: "What you ordered.",
    publicUrl: "https://shop.example",
    path: "/orders",
  });
  expect(tags).toContainEqual({ name: "robots", content: "noindex" });
  expect(tags).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: "https://shop.example/orders",
  });
  expect(JSON.stringify(tags)).not.toContain("og:");
});
