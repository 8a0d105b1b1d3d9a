import { Archive, CalendarDays, Ellipsis, Truck } from "lucide-react";
import { admin } from "#i18n/he/admin.ts";
import { orderLabels } from "#i18n/he/order-labels.ts";
import { orders } from "#i18n/he/orders.ts";
import { statusIcons } from "#web/page/status-looks.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { ActiveFilters } from "../../kit/filter-panel.tsx";
import { FilterChips, FilterMenu } from "../../kit/list-filters.tsx";
import { Menu, MenuItem } from "../../kit/menu.tsx";
import { SearchField } from "../../kit/search-field.tsx";
import { useIsPhone } from "../../kit/use-is-phone.ts";
import { useMinWidth } from "../../kit/use-min-width.ts";
import { SortMenu } from "../../kit/sort-menu.tsx";
import { ExportButton } from "./export-button.tsx";
import { MoreFilters, getActiveFilters } from "./more-filters.tsx";
import type { FilterField } from "../../kit/use-list.ts";
import type { OrderList } from "./order-list.ts";
import { useState } from "react";
import { loadLater } from "../../kit/load-later.tsx";

const ShippingDialog = loadLater(
  async () => (await import("../shipping/shipping-dialog.tsx")).ShippingDialog,
);

const statusLabels = { all: orders.status.all, ...orderLabels.statuses };
const { createdAt: created, total, customer, status } = orders.columns;
const sortLabels = { created, total, customer, status };

/** Search, filters and sort order of the list, and its export. */
export function OrderFilters({ list }: { list: OrderList }) {
  const active = getActiveFilters(list);
  return (
    <>
      <SearchField label={orders.search} field={list.field("q")} />
      <FilterMenu
        label={orders.status.label}
        field={list.field("status")}
        labels={statusLabels}
        icons={statusIcons}
      />
      <Period list={list} />
      <MoreFilters list={list} active={active.filter(({ id }) => id !== "hidden").length} />
      <SortMenu label={admin.list.sortBy} list={list} labels={sortLabels} />
      <ExportButton list={list} />
      <MoreTools list={list} />
      <ActiveFilters filters={active} />
    </>
  );
}

const periodLabels = { ...orders.period.choices, own: orders.period.own };
type Period = keyof typeof periodLabels;

/** The usual days, side by side where there is room; days of one's own take their place. */
function Period({ list }: { list: OrderList }) {
  const { value, choices } = list.field("period");
  const { from, to } = list.values;
  const hasOwn = from !== "" || to !== "";
  // On a phone the tools stand one below the other, so there is room.
  const isPhone = useIsPhone();
  const isWide = useMinWidth(80);
  const choice = {
    label: orders.period.label,
    labels: periodLabels,
    field: {
      value: hasOwn ? "own" : value,
      choices: hasOwn ? [...choices, "own"] : choices,
      select(period: Period) {
        if (period !== "own") list.select({ period, from: "", to: "" });
      },
    } satisfies FilterField<Period>,
  };
  return !isPhone && !isWide ? (
    <FilterMenu {...choice} Icon={CalendarDays} />
  ) : (
    <FilterChips {...choice} />
  );
}

/** Seldom needed: deleted orders, and tracking numbers from a carrier's file. */
function MoreTools({ list }: { list: OrderList }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Menu
        label={admin.list.moreTools}
        align="end"
        trigger={
          <ActionButton>
            <Ellipsis aria-hidden className="size-4" />
          </ActionButton>
        }
      >
        <MenuItem Icon={Archive} onSelect={() => list.select({ hidden: "yes" })}>
          {orders.deleted.toggle}
        </MenuItem>
        <MenuItem Icon={Truck} call="POST /api/admin/shipments" onSelect={() => setOpen(true)}>
          {orders.shipFromFile}
        </MenuItem>
      </Menu>
      {isOpen && <ShippingDialog orders={[]} onClose={() => setOpen(false)} />}
    </>
  );
}
