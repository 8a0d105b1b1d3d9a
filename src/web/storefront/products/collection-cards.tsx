import { Link } from "react-router";
import { getButtonClass } from "#ui/button.tsx";
import { DataText } from "#ui/data-text.tsx";
import { ProductCards } from "../parts/product-cards.tsx";
import type { CollectionView } from "./collection-view.ts";

/** Products for sale, by category where there are several, a page at a time. */
export function CollectionCards({ view }: { view: CollectionView }) {
  const { filters, empty, sections, pages } = view;
  return (
    <>
      {filters && (
        <nav aria-label={filters.label} className="-mx-3 mb-8">
          <ul className="flex flex-wrap text-sm">
            {filters.ways.map(({ label, to, isCurrent }) => (
              <li key={to} className="max-w-full">
                <Link
                  to={to}
                  aria-current={isCurrent ? "page" : undefined}
                  className="nav-link inline-block wrap-anywhere"
                >
                  <DataText>{label}</DataText>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {empty !== null && <p className="lede">{empty}</p>}
      {sections.map(({ key, heading, variants }, nth) => (
        <section
          key={key}
          aria-labelledby={heading === null ? undefined : key}
          className="not-last:mb-16"
        >
          {heading !== null && (
            <h2 id={key} className="mb-8 wrap-anywhere">
              {heading}
            </h2>
          )}
          <ProductCards
            variants={variants}
            heading={heading === null ? "h2" : "h3"}
            priority={nth === 0}
          />
        </section>
      ))}
      {pages && (
        <nav aria-label={pages.label}>
          <p className="flex flex-wrap items-center gap-4">
            {pages.previous && <Way {...pages.previous} />}
            <span className="num">{pages.position}</span>
            {pages.next && <Way {...pages.next} />}
          </p>
        </nav>
      )}
    </>
  );
}

function Way({ label, to }: { label: string; to: string }) {
  return (
    <Link to={to} className={getButtonClass({ tone: "line" })}>
      {label}
    </Link>
  );
}
