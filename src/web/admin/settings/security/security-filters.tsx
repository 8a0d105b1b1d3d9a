import { shopSecurity } from "#i18n/he/shop-security.ts";
import { FilterChips, FilterSelect } from "../../kit/list-filters.tsx";
import { SearchField } from "../../kit/search-field.tsx";
import type { SecurityList } from "./security-list.ts";

const text = shopSecurity.filter;
const typeLabels = { all: text.allTypes, ...shopSecurity.types };
const severityLabels = { all: text.allSeverities, ...shopSecurity.severities };

/** Filters of alerts and events. */
export function SecurityFilters({ list }: { list: SecurityList }) {
  return (
    <>
      <SearchField label={text.address} field={list.field("address")} />
      <FilterSelect label={text.type} field={list.field("type")} labels={typeLabels} />
      <FilterChips label={text.severity} field={list.field("severity")} labels={severityLabels} />
    </>
  );
}
