import type { Content } from "#modules/content/documents.ts";
import { createSchema, type Schema } from "#web/seo/schema.ts";

/** Data of the home page for search engines: who keeps the shop, and what the site is called. */
export function homeData(
  { brand, publicUrl }: { brand: Content["brand"]; publicUrl: string },
  description: string,
): Schema[] {
  const id = `${publicUrl}/#shop`;
  return [
    createSchema("Organization", {
      "@id": id,
      name: brand.name,
      legalName: brand.legalName,
      url: `${publicUrl}/`,
      logo: `${publicUrl}/icon-512.png`,
      email: brand.email,
      sameAs: brand.social.map((channel) => channel.url),
      contactPoint: {
        "@type": "ContactPoint",
        contactType: "customer service",
        email: brand.email,
      },
    }),
    createSchema("WebSite", {
      name: brand.name,
      url: `${publicUrl}/`,
      description,
      inLanguage: "en",
      publisher: { "@id": id },
    }),
  ];
}
