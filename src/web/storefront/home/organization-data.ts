import { brand } from "#content/brand.ts";

/** The shop as search engines know it (schema.org). */
export function organizationData(publicUrl: string): object {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: brand.name,
    legalName: brand.legalName,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/favicon.svg`,
    email: brand.email,
    sameAs: brand.social.map((channel) => channel.url),
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      email: brand.email,
    },
  };
}
