import { inbox as text } from "#i18n/he/inbox.ts";
import { FilterChips } from "../../kit/list-filters.tsx";
import { SearchField } from "../../kit/search-field.tsx";
import type { MessageList } from "./message-list.ts";

/** Search, filter and sort order of the list. */
export function MessageFilters({ list }: { list: MessageList }) {
  return (
    <>
      <SearchField label={text.search} field={list.field("q")} />
      <FilterChips label={text.kind.label} field={list.field("kind")} labels={text.kind} />
      <FilterChips label={text.sort.label} field={list.field("sort")} labels={text.sort} />
    </>
  );
}
