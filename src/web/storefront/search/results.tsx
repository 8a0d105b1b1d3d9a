import type { ReactNode } from "react";
import { Link } from "react-router";
import { searchText as text } from "#i18n/en/search.ts";
import { paths } from "#web/paths.ts";
import { useOpenLinks } from "../catalog.tsx";
import { VariantItems } from "../product/related-variants.tsx";
import { Marked } from "./marked.tsx";
import type { Found, Hit } from "./search-shop.ts";

/** The results of a search by their kind. */
export function Results({ products, articles, questions, pages }: Found) {
  return (
    <>
      {products.count > 0 && (
        <Group kind="product" {...products}>
          <ul className="grid gap-8 sm:grid-cols-2 sm:gap-cards lg:grid-cols-4">
            <VariantItems variants={products.shown} />
          </ul>
        </Group>
      )}
      <Hits kind="article" {...articles} />
      <Hits kind="question" {...questions} />
      <Hits kind="page" {...pages} />
    </>
  );
}

type Kind = keyof typeof text.kinds;

function Group({
  kind,
  shown,
  count,
  children,
}: {
  kind: Kind;
  shown: readonly unknown[];
  count: number;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={`${kind}-results`} className="grid gap-6">
      <h2 id={`${kind}-results`} className="text-2xl">
        {text.kinds[kind]}
      </h2>
      {children}
      {shown.length < count && (
        <p className="text-sm text-soft">{text.first(shown.length, count)}</p>
      )}
    </section>
  );
}

function Hits({ kind, shown, count }: { kind: Kind; shown: readonly Hit[]; count: number }) {
  if (count === 0) return null;
  return (
    <Group kind={kind} shown={shown} count={count}>
      <ul className="grid max-w-[72ch] gap-6">
        {shown.map(({ path, title, excerpt }) => (
          <li key={path} className="grid gap-1">
            <h3 className="text-md">
              <Link to={path} className="link inline-block py-2.5">
                <Marked parts={title} />
              </Link>
            </h3>
            <p className="text-soft wrap-anywhere">
              <Marked parts={excerpt} />
            </p>
          </li>
        ))}
      </ul>
    </Group>
  );
}

const suggestions = [
  { to: paths.products, label: text.suggestions.products },
  { to: paths.sizeChart, label: text.suggestions.sizeChart },
  { to: paths.faq, label: text.suggestions.faq },
  { to: paths.blog, label: text.suggestions.blog },
  { to: paths.contact, label: text.suggestions.contact },
] as const;

/** Pages to begin with, where there are no results. */
export function Suggestions({ heading }: { heading: string }) {
  return (
    <nav aria-labelledby="suggestions" className="grid gap-3">
      <p id="suggestions" className="text-soft">
        {heading}
      </p>
      <ul className="flex flex-wrap gap-x-6">
        {useOpenLinks(suggestions).map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="link inline-block py-2.5">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
