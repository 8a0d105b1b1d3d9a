import { inbox as text } from "#i18n/he/inbox.ts";
import { Chips } from "../../kit/chips.tsx";
import { SearchField } from "../../kit/search-field.tsx";
import { kinds, queryOf, sorts, type ListValues } from "../list-state.ts";

type MessageFiltersProps = {
  values: ListValues;
  onChange: (
    changes: Partial<Record<"q" | "kind" | "sort", string | null>>,
    how?: { replace?: boolean },
  ) => void;
};

/** What narrows the list down, and how it is sorted. */
export function MessageFilters({ values, onChange }: MessageFiltersProps) {
  const { kind = "all", sort, q = "" } = queryOf(values);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchField
        label={text.search}
        value={q}
        // Every letter would be a step of Back otherwise.
        onSearch={(words) => onChange({ q: words }, { replace: true })}
      />
      <Chips
        label={text.kind.label}
        value={kind}
        choices={kinds.map((value) => ({ value, label: text.kind[value] }))}
        onChoose={(value) => onChange({ kind: value === "all" ? null : value })}
      />
      <Chips
        label={text.sort.label}
        value={sort}
        choices={sorts.map((value) => ({ value, label: text.sort[value] }))}
        onChoose={(value) => onChange({ sort: value === "newest" ? null : value })}
      />
    </div>
  );
}
