import { products } from "#i18n/he/products.ts";
import { productSorts, type ProductSort, type ProductState } from "#modules/catalog/admin-names.ts";
import { FilterChips, FilterSelect, OptionsSelect } from "../../kit/list-filters.tsx";
import { SearchField } from "../../kit/search-field.tsx";
import { CategoryOptions } from "../parts/category-options.tsx";
import { useCategories } from "../parts/use-categories.ts";
import { getProductSort, getSorting, type ProductList } from "./product-list.ts";

type ProductFiltersProps = {
  list: ProductList;
  counts: Readonly<Record<ProductState, number>> | undefined;
};

/** Filters, search and sort order of the list. */
export function ProductFilters({ list, counts }: ProductFiltersProps) {
  const { data } = useCategories();
  const order = {
    value: getProductSort(list.sorting),
    choices: productSorts,
    select: (sort: ProductSort) => list.sortBy(getSorting(sort)),
  };
  return (
    <>
      <FilterChips
        label={products.state}
        field={list.field("state")}
        labels={products.states}
        counts={counts}
      />
      <SearchField label={products.search} field={list.field("q")} />
      <OptionsSelect label={products.fields.categoryId.label} field={list.field("category")}>
        <option value="">{products.allCategories}</option>
        <option value="none">{products.noCategory}</option>
        <CategoryOptions categories={data?.categories ?? []} />
      </OptionsSelect>
      <FilterSelect label={products.sort} field={order} labels={products.sorts} />
    </>
  );
}
