/** Types of schema.org that the shop uses. */
type SchemaType =
  | "BlogPosting"
  | "BreadcrumbList"
  | "CollectionPage"
  | "FAQPage"
  | "ItemList"
  | "OnlineStore"
  | "Product"
  | "VideoObject"
  | "WebSite";

/**
 * One description that search engines read of a page (JSON-LD). It never says more than the page
 * shows.
 */
export type Schema = {
  readonly "@context": "https://schema.org";
  readonly "@type": SchemaType;
  readonly [property: string]: unknown;
};

export function createSchema(
  type: SchemaType,
  properties: Readonly<Record<string, unknown>>,
): Schema {
  return { "@context": "https://schema.org", "@type": type, ...properties };
}
