import { Archive, ChevronDown } from "lucide-react";
import { admin } from "#i18n/he/admin.ts";
import { orderWords } from "#i18n/he/order-words.ts";
import { orders } from "#i18n/he/orders.ts";
import { orderStatuses, type OrderStatus } from "#modules/orders/status.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { Chips } from "../../kit/chips.tsx";
import { Menu, MenuChoices } from "../../kit/menu.tsx";
import { SearchField } from "../../kit/search-field.tsx";
import { SortMenu } from "../../kit/sort-menu.tsx";
import { statusIcons } from "#web/status-icons.ts";
import { ExportButton } from "./export-button.tsx";
import { periods, sortChange, sorts, type ListFilter, type ListSorting } from "./list-state.ts";

type Changes = Partial<
  Record<"q" | "status" | "period" | "hidden" | "sort" | "direction", string | null>
>;

type OrderFiltersProps = {
  filter: ListFilter;
  sorting: ListSorting;
  onChange: (changes: Changes, how?: { replace?: boolean }) => void;
};

const statusChoices: readonly { value: OrderStatus | "all"; label: string }[] = [
  { value: "all", label: orders.status.all },
  ...orderStatuses.map((status) => ({
    value: status,
    label: orderWords.statuses[status],
    Icon: statusIcons[status],
  })),
];

const periodChoices = periods.map((value) => ({ value, label: orders.period.choices[value] }));
const { date: created, total, customer, status: statusWord } = orders.columns;
const sortWords = { created, total, customer, status: statusWord };
const sortChoices = sorts.map((value) => ({ value, label: sortWords[value] }));

/** What narrows the list down, and the way to take it along. */
export function OrderFilters({ filter, sorting, onChange }: OrderFiltersProps) {
  const status = filter.status ?? "all";
  const statusName = filter.status ? orderWords.statuses[filter.status] : orders.status.all;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchField
        label={orders.search}
        value={filter.q ?? ""}
        // Every letter would be a step of Back otherwise.
        onSearch={(q) => onChange({ q }, { replace: true })}
      />
      <Menu
        label={`${orders.status.label}: ${statusName}`}
        trigger={
          <ActionButton>
            {statusName}
            <ChevronDown aria-hidden className="size-4" />
          </ActionButton>
        }
      >
        <MenuChoices
          label={orders.status.label}
          value={status}
          choices={statusChoices}
          onChoose={(value) => onChange({ status: value === "all" ? null : value })}
        />
      </Menu>
      <Chips
        label={orders.period.label}
        value={filter.period}
        choices={periodChoices}
        onChoose={(period) => onChange({ period: period === "all" ? null : period })}
      />
      <ActionButton
        aria-pressed={filter.hidden === "yes"}
        title={orders.hidden.title}
        onClick={() => onChange({ hidden: filter.hidden === "yes" ? null : "yes" })}
        className="aria-pressed:border-transparent aria-pressed:bg-brand-quiet aria-pressed:text-on-brand-quiet"
      >
        <Archive aria-hidden className="size-4" />
        {orders.hidden.toggle}
      </ActionButton>
      <SortMenu
        label={admin.list.sortBy}
        sorting={sorting}
        choices={sortChoices}
        onSort={(wanted) => onChange(sortChange(sorting, wanted))}
      />
      <ExportButton filter={filter} sorting={sorting} />
    </div>
  );
}
