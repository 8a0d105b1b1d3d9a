import { formatShortDay } from "#i18n/format-he.ts";
import { orders } from "#i18n/he/orders.ts";
import { orderTagTexts } from "#i18n/he/order-tags.ts";
import { DataText } from "#ui/data-text.tsx";
import { FilterPanel, PanelCode, PanelSelect, type ActiveFilter } from "../../kit/filter-panel.tsx";
import { useApi } from "../../api/use-api.ts";
import { SelectInput, TextInput } from "../../kit/fields.tsx";
import type { OrderList } from "./order-list.ts";

const text = orders.filters;

/** The less frequent filters of orders. */
export function MoreFilters({ list, active }: { list: OrderList; active: number }) {
  const { from, to } = list.values;
  return (
    <FilterPanel active={active}>
      <PanelSelect
        name="filter-payment"
        label={text.payment.label}
        field={list.field("payment")}
        labels={text.payment.choices}
      />
      <PanelSelect
        name="filter-fulfilment"
        label={text.fulfilment.label}
        field={list.field("fulfilment")}
        labels={text.fulfilment.choices}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextInput
          name="filter-from"
          type="date"
          label={text.from}
          value={from}
          max={to === "" ? undefined : to}
          onChange={({ target }) => list.select({ from: target.value, period: "all" })}
        />
        <TextInput
          name="filter-to"
          type="date"
          label={text.to}
          value={to}
          min={from === "" ? undefined : from}
          onChange={({ target }) => list.select({ to: target.value, period: "all" })}
        />
      </div>
      <PanelSelect
        name="filter-source"
        label={text.source.label}
        field={list.field("source")}
        labels={text.source.choices}
      />
      <PanelCode
        name="filter-coupon"
        label={text.coupon.label}
        help={text.coupon.help}
        field={list.field("coupon")}
      />
      <TagFilter list={list} />
    </FilterPanel>
  );
}

/** One of the tags that orders have. */
function TagFilter({ list }: { list: OrderList }) {
  const { value, select } = list.field("tag");
  const tags = useApi("GET /api/admin/order-tags", {}).data?.tags ?? [];
  const { label, all } = orderTagTexts.filter;
  return (
    <SelectInput
      name="filter-tag"
      label={label}
      value={value}
      onChange={({ target }) => select(target.value)}
    >
      <option value="">{all}</option>
      {[...new Set(value === "" ? tags : [value, ...tags])].map((tag) => (
        <option key={tag}>{tag}</option>
      ))}
    </SelectInput>
  );
}

/** Filters that are set, in words. */
export function getActiveFilters(list: OrderList): ActiveFilter[] {
  const { payment, fulfilment, source, coupon, tag, from, to, hidden } = list.values;
  const days = formatPeriod(from, to);
  return [
    ...(hidden === "yes"
      ? [
          {
            id: "hidden",
            name: orders.deleted.toggle,
            label: orders.deleted.toggle,
            remove: () => list.select({ hidden: "no" }),
          },
        ]
      : []),
    ...(payment === "all"
      ? []
      : [
          toFilter("payment", text.payment.choices[payment], () => list.select({ payment: "all" })),
        ]),
    ...(fulfilment === "all"
      ? []
      : [
          toFilter("fulfilment", text.fulfilment.choices[fulfilment], () =>
            list.select({ fulfilment: "all" }),
          ),
        ]),
    ...(source === "all"
      ? []
      : [toFilter("source", text.source.choices[source], () => list.select({ source: "all" }))]),
    ...(coupon === ""
      ? []
      : [
          {
            id: "coupon",
            name: `${text.coupon.label}: ${coupon}`,
            label: (
              <>
                {text.coupon.label}: <bdi dir="ltr">{coupon.toUpperCase()}</bdi>
              </>
            ),
            remove: () => list.select({ coupon: "" }),
          },
        ]),
    ...(tag === ""
      ? []
      : [
          {
            id: "tag",
            name: `${orderTagTexts.filter.label}: ${tag}`,
            label: (
              <>
                {orderTagTexts.filter.label}: <DataText>{tag}</DataText>
              </>
            ),
            remove: () => list.select({ tag: "" }),
          },
        ]),
    ...(days === "" ? [] : [toFilter("days", days, () => list.select({ from: "", to: "" }))]),
  ];
}

const toFilter = (
  id: "payment" | "fulfilment" | "source" | "days",
  words: string,
  remove: () => void,
) => ({
  id,
  name: `${text[id].label}: ${words}`,
  label: `${text[id].label}: ${words}`,
  remove,
});

/** From which day to which; empty without days. */
function formatPeriod(from: string, to: string): string {
  if (from !== "" && to !== "") return text.days.between(formatShortDay(from), formatShortDay(to));
  if (from !== "") return text.days.since(formatShortDay(from));
  return to === "" ? "" : text.days.until(formatShortDay(to));
}
