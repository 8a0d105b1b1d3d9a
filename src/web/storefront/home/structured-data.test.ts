import { expect, test } from "vitest";
import { delivered } from "#modules/content/delivered.fixture.ts";
import { homeData } from "./structured-data.ts";

const { brand, policies } = delivered;
const shop = { brand, policies, publicUrl: "https://shop.example", today: "2026-03-01" };

test("SEO-20 home names the owner of the shop, its other profiles, and the site", () => {
  const [organization, site] = homeData(shop, "Backpacks.");
  expect(organization).toMatchObject({
    "@type": "OnlineStore",
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
  expect(organization).toMatchObject({ telephone: undefined, address: undefined });
  const imprint = {
    ...brand.imprint,
    postalAddress: "5 Harbour St\nHaifa",
    phone: "+972 3 555 0100",
  };
  expect(homeData({ ...shop, brand: { ...brand, imprint } }, "Backpacks.")[0]).toMatchObject({
    telephone: imprint.phone,
    address: "5 Harbour St, Haifa",
  });
});
