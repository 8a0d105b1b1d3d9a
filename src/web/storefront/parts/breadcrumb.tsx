import { Link } from "react-router";
import { productsText } from "#i18n/en/products.ts";
import { DataText } from "#ui/data-text.tsx";

type BreadcrumbProps = {
  /** The pages above this one, the highest first. */
  trail: readonly { readonly label: string; readonly to: string }[];
  /** The name of this page. */
  current: string;
};

export function Breadcrumb({ trail, current }: BreadcrumbProps) {
  return (
    <nav aria-label={productsText.breadcrumb}>
      <ol className="flex flex-wrap text-sm text-faint wrap-anywhere">
        {trail.map((page) => (
          <li key={page.to}>
            <Link
              to={page.to}
              className="inline-block py-2.5 text-soft no-underline hover:text-text hover:underline"
            >
              <DataText>{page.label}</DataText>
            </Link>
            <span aria-hidden className="px-2">
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className="py-2.5">
          <DataText>{current}</DataText>
        </li>
      </ol>
    </nav>
  );
}
