import { customers } from "#i18n/he/customers.ts";
import { FilterChips, FilterMenu } from "../../kit/list-filters.tsx";
import { SearchField } from "../../kit/search-field.tsx";
import { SortMenu } from "../../kit/sort-menu.tsx";
import { stateIcons } from "../../kit/customer-badge.tsx";
import type { CustomerList } from "./customer-list.ts";

const stateLabels = { all: customers.state.all, ...customers.states };

/** Search, filters and sort order of the list. */
export function CustomerFilters({ list }: { list: CustomerList }) {
  return (
    <>
      <SearchField label={customers.search} field={list.field("q")} />
      <FilterMenu
        label={customers.state.label}
        field={list.field("state")}
        labels={stateLabels}
        icons={stateIcons}
      />
      <FilterChips
        label={customers.kind.label}
        field={list.field("kind")}
        labels={customers.kind.choices}
      />
      <SortMenu label={customers.sort.label} list={list} labels={customers.sort.choices} />
    </>
  );
}
