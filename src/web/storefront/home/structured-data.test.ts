import { expect, test } from "vitest";
import { brand } from "#content/brand.ts";
import { homeData } from "./structured-data.ts";

test("SEO-20 home names the owner of the shop, its other profiles, and the site", () => {
  const [organization, site] = homeData({ brand, publicUrl: "https://shop.example" }, "Backpacks.");
  expect(organization).toMatchObject({
    "@type": "Organization",
    name: brand.name,
    // Not every search engine draws an SVG.
    logo: "https://shop.example/icon-512.png",
    email: brand.email,
    sameAs: brand.social.map(({ url }) => url),
  });
  expect(site).toMatchObject({
    "@type": "WebSite",
    url: "https://shop.example/",
    description: "Backpacks.",
    publisher: { "@id": organization?.["@id"] },
  });
});
