import { ChevronDown } from "lucide-react";
import { customers } from "#i18n/he/customers.ts";
import { customerStates, type CustomerState } from "#modules/customers/states.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { Chips } from "../../kit/chips.tsx";
import { Menu, MenuChoices } from "../../kit/menu.tsx";
import { SearchField } from "../../kit/search-field.tsx";
import { SortMenu } from "../../kit/sort-menu.tsx";
import { stateIcons } from "../state-badge.tsx";
import { kinds, sortChange, sorts, type ListFilter, type ListSorting } from "./list-state.ts";

type Changes = Partial<Record<"q" | "state" | "kind" | "sort" | "direction", string | null>>;

type CustomerFiltersProps = {
  filter: ListFilter;
  sorting: ListSorting;
  onChange: (changes: Changes, how?: { replace?: boolean }) => void;
};

const stateChoices: readonly { value: CustomerState | "all"; label: string }[] = [
  { value: "all", label: customers.state.all },
  ...customerStates.map((state) => ({
    value: state,
    label: customers.states[state],
    Icon: stateIcons[state],
  })),
];
const kindChoices = kinds.map((value) => ({ value, label: customers.kind.choices[value] }));
const sortChoices = sorts.map((value) => ({ value, label: customers.sort.choices[value] }));

/** What narrows the list down, and its order. */
export function CustomerFilters({ filter, sorting, onChange }: CustomerFiltersProps) {
  const stateName = filter.state ? customers.states[filter.state] : customers.state.all;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchField
        label={customers.search}
        value={filter.q ?? ""}
        // Every letter would be a step of Back otherwise.
        onSearch={(q) => onChange({ q }, { replace: true })}
      />
      <Menu
        label={`${customers.state.label}: ${stateName}`}
        trigger={
          <ActionButton>
            {stateName}
            <ChevronDown aria-hidden className="size-4" />
          </ActionButton>
        }
      >
        <MenuChoices
          label={customers.state.label}
          value={filter.state ?? "all"}
          choices={stateChoices}
          onChoose={(value) => onChange({ state: value === "all" ? null : value })}
        />
      </Menu>
      <Chips
        label={customers.kind.label}
        value={filter.kind ?? "all"}
        choices={kindChoices}
        onChoose={(kind) => onChange({ kind: kind === "all" ? null : kind })}
      />
      <SortMenu
        label={customers.sort.label}
        sorting={sorting}
        choices={sortChoices}
        onSort={(wanted) => onChange(sortChange(sorting, wanted))}
      />
    </div>
  );
}
