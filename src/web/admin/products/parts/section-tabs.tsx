import { Link } from "react-router";
import { products } from "#i18n/he/products.ts";
import { adminPaths } from "#web/admin-paths.ts";

const text = products.sections;
const sections = [
  { name: "products", to: adminPaths.products },
  { name: "categories", to: adminPaths.categories },
] as const;

/** Products and categories: two pages of one module. */
export function SectionTabs({ current }: { current: (typeof sections)[number]["name"] }) {
  return (
    <nav aria-label={text.label} className="flex gap-6 border-b border-line">
      {sections.map(({ name, to }) => (
        <Link
          key={name}
          to={to}
          aria-current={name === current ? "page" : undefined}
          className="-mb-px flex min-h-11 items-center border-b-2 border-transparent text-soft no-underline hover:text-text aria-[current=page]:border-accent aria-[current=page]:font-strong aria-[current=page]:text-text"
        >
          {text[name]}
        </Link>
      ))}
    </nav>
  );
}
