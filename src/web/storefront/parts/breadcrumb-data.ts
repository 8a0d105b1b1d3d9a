import { shell } from "#i18n/en/shell.ts";
import { paths } from "#web/paths.ts";
import { createSchema, type Schema } from "#web/seo/schema.ts";

/** A trail of pages as search engines read it, the highest page first. */
export function breadcrumbData(
  trail: readonly { readonly label: string; readonly to: string }[],
  publicUrl: string,
): Schema {
  return createSchema("BreadcrumbList", {
    itemListElement: trail.map(({ label, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: publicUrl + to,
    })),
  });
}

/** The trail of a page right below home. */
export function createTrail(
  page: { readonly label: string; readonly to: string },
  publicUrl: string,
): Schema {
  return breadcrumbData([{ label: shell.home, to: paths.home }, page], publicUrl);
}
