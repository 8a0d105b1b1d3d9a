import { carriers as text } from "#i18n/he/carriers.ts";
import { otherCarrier } from "#modules/orders/kinds.ts";
import type { CarrierRow } from "#modules/orders/shipping/carrier-contract.ts";
import { DataText } from "#ui/data-text.tsx";
import { Tag } from "#ui/tag.tsx";
import { defineColumns } from "../../kit/define-columns.tsx";
import { formatCountries } from "../../kit/format-countries.ts";
import { RowTools } from "../../kit/row-tools.tsx";

type CarrierActions = Readonly<Record<"edit" | "remove", (row: CarrierRow) => void>>;

export function carrierColumns({ edit, remove }: CarrierActions) {
  const { columns } = text;
  return defineColumns<CarrierRow, typeof columns>(columns, {
    name: {
      phone: "lead",
      cell: ({ name, publicName, isActive }) => (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <DataText className="font-medium">{name}</DataText>
          {publicName !== null && publicName !== name && (
            <DataText className="text-soft">{publicName}</DataText>
          )}
          {!isActive && <Tag>{text.off}</Tag>}
        </span>
      ),
    },
    countries: {
      phone: "whole",
      cell: ({ countries }) =>
        countries.length === 0 ? text.everywhere : formatCountries(countries),
    },
    tracking: {
      phone: "hidden",
      isForWide: true,
      cell: ({ trackingAddress }) =>
        trackingAddress === null ? (
          <span className="text-soft">{text.noTracking}</span>
        ) : (
          <bdi dir="ltr" className="text-page-start text-xs break-all">
            {trackingAddress}
          </bdi>
        ),
    },
    position: { kind: "count", phone: "hidden" },
    actions: {
      align: "end",
      phone: "side",
      cell: (row) => (
        <span className="flex justify-end">
          <RowTools
            edit={{
              label: text.form.edit(row.name),
              call: "PUT /api/admin/carriers/:id",
              onClick: () => edit(row),
            }}
            remove={{
              label: text.remove.button(row.name),
              call: "DELETE /api/admin/carriers/:id",
              disabledReason: findReason(row),
              onClick: () => remove(row),
            }}
          />
        </span>
      ),
    },
  });
}

/** Why a carrier cannot be deleted. */
function findReason({ id, isUsed }: CarrierRow): string | undefined {
  if (id === otherCarrier) return text.remove.needed;
  return isUsed ? text.remove.used : undefined;
}
