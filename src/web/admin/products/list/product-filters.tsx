import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { products } from "#i18n/he/products.ts";
import { productSorts, productStates, type ProductState } from "#modules/catalog/desk-words.ts";
import type { DeskCategory } from "#modules/catalog/desk-shapes.ts";
import { Chips } from "../../kit/chips.tsx";
import { oneOf } from "../../kit/url-state.ts";
import { SearchField } from "../../kit/search-field.tsx";
import { CategoryOptions } from "../parts/category-options.tsx";
import type { ProductQuery } from "./use-product-query.ts";

type ProductFiltersProps = {
  query: ProductQuery;
  categories: readonly DeskCategory[];
  counts: Readonly<Record<ProductState, number>> | undefined;
};

export function ProductFilters({ query, categories, counts }: ProductFiltersProps) {
  const { values, change } = query;
  return (
    <div className="grid gap-3 border-b border-line p-4 sm:px-5">
      <Chips
        label={products.state}
        value={values.state}
        choices={productStates.map((value) => ({
          value,
          label: products.states[value] + (counts ? ` (${counts[value]})` : ""),
        }))}
        onChoose={(state) => change({ state: state === "all" ? null : state })}
        className="justify-self-start"
      />
      <div className="flex flex-wrap items-center gap-3">
        <SearchField
          label={products.search}
          value={values.q ?? ""}
          onSearch={(q) => change({ q }, { replace: true })}
        />
        <Choice
          label={products.category}
          value={values.category ?? ""}
          onChoose={(category) => change({ category })}
        >
          <option value="">{products.allCategories}</option>
          <option value="none">{products.noCategory}</option>
          <CategoryOptions categories={categories} />
        </Choice>
        <Choice
          label={products.sort}
          value={values.sort}
          onChoose={(sort) => query.sortBy(oneOf(sort, productSorts))}
        >
          {productSorts.map((sort) => (
            <option key={sort} value={sort}>
              {products.sorts[sort]}
            </option>
          ))}
        </Choice>
      </div>
    </div>
  );
}

type ChoiceProps = {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  children: ReactNode;
};

function Choice({ label, value, onChoose, children }: ChoiceProps) {
  return (
    // As wide as ever: the longest name in the list would push the others away once it has been read.
    <span className="relative grid w-44 min-w-0 max-sm:grow max-sm:basis-36">
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
        className="min-h-11 w-full appearance-none rounded-sm border border-line bg-surface ps-3 pe-9 text-ellipsis hover:border-soft lg:min-h-10"
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-soft"
      />
    </span>
  );
}
