import { createSchema, type Schema } from "#web/seo/schema.ts";
import { sellerData, getSellerReference, type Seller } from "#web/seo/seller.ts";

/** Data of the home page for search engines: who keeps the shop, and what the site is called. */
export function homeData(seller: Seller, description: string): Schema[] {
  return [
    sellerData(seller),
    createSchema("WebSite", {
      name: seller.brand.name,
      url: `${seller.publicUrl}/`,
      description,
      inLanguage: "en",
      publisher: getSellerReference(seller),
    }),
  ];
}
