/** A trail of pages as search engines read it (schema.org), the highest page first. */
export function breadcrumbData(
  trail: readonly { readonly label: string; readonly to: string }[],
  publicUrl: string,
): object {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ label, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: publicUrl + to,
    })),
  };
}
