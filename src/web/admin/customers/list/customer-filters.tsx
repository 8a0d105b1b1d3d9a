import { ArrowDown, ArrowUp, ChevronDown } from "lucide-react";
import { admin } from "#i18n/he/admin.ts";
import { customers } from "#i18n/he/customers.ts";
import { customerStates, type CustomerState } from "#modules/customers/states.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { Chips } from "../../kit/chips.tsx";
import { Menu, MenuChoices } from "../../kit/menu.tsx";
import { SearchField } from "../../kit/search-field.tsx";
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
      <SortMenu sorting={sorting} onChange={onChange} />
    </div>
  );
}

/** The heads of the columns do the same, where there are any. */
function SortMenu({ sorting, onChange }: Pick<CustomerFiltersProps, "sorting" | "onChange">) {
  const isUp = sorting.direction === "asc";
  const Icon = isUp ? ArrowUp : ArrowDown;
  const name = customers.sort.choices[sorting.by];
  const way = isUp ? admin.list.ascending : admin.list.descending;
  return (
    <Menu
      label={`${customers.sort.label}: ${name}, ${way}`}
      trigger={
        <ActionButton>
          <Icon aria-hidden className="size-4" />
          {name}
        </ActionButton>
      }
    >
      <MenuChoices
        label={customers.sort.label}
        value={sorting.by}
        choices={sortChoices}
        onChoose={(by) => onChange(sortChange(sorting, { ...sorting, by }))}
      />
    </Menu>
  );
}
