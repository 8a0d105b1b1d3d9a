import { Copy, Ellipsis, SquarePen, Trash2 } from "lucide-react";
import { Link } from "react-router";
import { variants as text } from "#i18n/he/variants.ts";
import type { AdminVariant } from "#modules/catalog/admin-shapes.ts";
import { paths } from "#web/paths.ts";
import type { Column } from "../../../kit/data-table.tsx";
import { Menu, MenuItem } from "../../../kit/menu.tsx";
import { RowImage } from "../../../kit/row-image.tsx";
import { ToolButton } from "../../../kit/tool-button.tsx";
import { PriceCell } from "../../../inventory/list/price-cell.tsx";
import { VariantSwitch } from "./variant-switch.tsx";

type VariantActions = {
  readonly edit: (variant: AdminVariant) => void;
  readonly duplicate: (variant: AdminVariant) => void;
  readonly remove: (variant: AdminVariant) => void;
};

export function variantColumns(actions: VariantActions): readonly Column<AdminVariant>[] {
  return [
    {
      id: "variant",
      header: text.columns.variant,
      phone: "lead",
      cell: ({ variantName, sku, imageUrl }) => (
        <span className="flex min-w-0 items-center gap-3 sm:min-w-48 xl:min-w-64">
          <RowImage imageUrl={imageUrl} />
          <span className="grid min-w-0 justify-items-start">
            <bdi className="line-clamp-2 font-medium wrap-anywhere">{variantName}</bdi>
            <bdi
              dir="ltr"
              className="max-w-full text-xs wrap-anywhere text-faint max-sm:truncate max-sm:text-end"
            >
              {sku}
            </bdi>
          </span>
        </span>
      ),
    },
    {
      id: "barcode",
      header: text.columns.barcode,
      phone: "hidden",
      isForWide: true,
      cell: ({ barcode }) => <bdi className="num text-xs">{barcode}</bdi>,
    },
    {
      id: "price",
      header: text.columns.price,
      phone: "side",
      cell: (variant) => <PriceCell variant={variant} name={variant.variantName} />,
    },
    { id: "stock", header: text.columns.stock, cell: (row) => <StockCell {...row} /> },
    {
      id: "colours",
      header: text.columns.colours,
      phone: "side",
      isForWide: true,
      cell: ({ colorPrimary, colorSecondary, colorHex, size, slug }) => (
        <span className="grid justify-items-start max-sm:justify-items-end max-sm:text-xs">
          <span className="inline-flex items-center gap-1.5">
            {colorHex !== null && <Swatch color={colorHex} />}
            <bdi>{[colorPrimary, colorSecondary, size].filter(Boolean).join(" / ")}</bdi>
          </span>
          <bdi className="text-xs text-faint">{slug}</bdi>
        </span>
      ),
    },
    {
      id: "active",
      header: text.columns.active,
      cell: (variant) => (
        <span className="inline-flex items-center gap-2">
          <VariantSwitch variant={variant} />
          <span aria-hidden className="text-xs text-faint sm:hidden">
            {text.columns.active}
          </span>
        </span>
      ),
    },
    {
      id: "menu",
      header: text.columns.actions,
      align: "end",
      phone: "side",
      cell: (variant) => <VariantMenu variant={variant} actions={actions} />,
    },
  ];
}

/** A colour of the owner's. Drawn, for pages have no styles of their own. */
function Swatch({ color }: { color: string }) {
  return (
    <svg aria-hidden viewBox="0 0 14 14" className="size-3.5 flex-none stroke-line-strong">
      <circle cx="7" cy="7" r="6.5" fill={color} />
    </svg>
  );
}

/** How many can be sold; leads to where the stock is kept. */
function StockCell({ sku, available, reserved }: AdminVariant) {
  return (
    <span className="num grid justify-items-start whitespace-nowrap">
      <Link
        to={`${paths.admin.inventory}?q=${encodeURIComponent(sku)}`}
        aria-label={`${text.stock(available)}. ${text.toInventory(sku)}`}
        className="link inline-flex min-h-11 items-center lg:min-h-0"
      >
        {text.stock(available)}
      </Link>
      {reserved > 0 && <span className="text-xs text-faint">{text.reserved(reserved)}</span>}
    </span>
  );
}

function VariantMenu({ variant, actions }: { variant: AdminVariant; actions: VariantActions }) {
  const label = text.menu(variant.variantName);
  const { deletionBlockedBy } = variant;
  return (
    <Menu
      label={label}
      align="end"
      trigger={
        <ToolButton label={label} className="inline-grid">
          <Ellipsis aria-hidden className="size-5" />
        </ToolButton>
      }
    >
      <MenuItem Icon={SquarePen} needs="catalogue.write" onSelect={() => actions.edit(variant)}>
        {text.edit}
      </MenuItem>
      <MenuItem Icon={Copy} needs="catalogue.write" onSelect={() => actions.duplicate(variant)}>
        {text.duplicate}
      </MenuItem>
      <MenuItem
        Icon={Trash2}
        needs="catalogue.delete"
        disabledReason={
          deletionBlockedBy === null ? undefined : text.deletionBlocked[deletionBlockedBy]
        }
        onSelect={() => actions.remove(variant)}
      >
        {text.delete}
      </MenuItem>
    </Menu>
  );
}
