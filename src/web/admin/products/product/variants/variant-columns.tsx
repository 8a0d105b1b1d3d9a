import { Link } from "react-router";
import { publishing } from "#i18n/he/publishing.ts";
import { variants as text } from "#i18n/he/variants.ts";
import type { AdminVariant } from "#modules/catalog/admin-shapes.ts";
import { DataText } from "#ui/data-text.tsx";
import { adminPaths } from "#web/admin-paths.ts";
import { defineColumns } from "../../../kit/define-columns.tsx";
import { RowImage } from "../../../kit/row-image.tsx";
import { CostCell } from "../../../kit/stock/cost-cell.tsx";
import { PriceCell } from "../../../kit/stock/price-cell.tsx";
import { getMissingText } from "../../publishing/missing-text.ts";
import { PlaceTools } from "../../publishing/place-tools.tsx";
import { StateControl } from "../../publishing/state-control.tsx";
import type { useVariantOrder } from "../../publishing/use-variant-order.ts";
import { VariantMenu, type MenuActions } from "./variant-menu.tsx";

type VariantActions = MenuActions & {
  /** Counted from 0. */
  readonly getPlace: (variant: AdminVariant) => number;
  readonly count: number;
  /** Whether the user may see costs. */
  readonly hasCosts: boolean;
  readonly order: Pick<ReturnType<typeof useVariantOrder>, "move" | "drag">;
};

const heads = {
  ...text.columns,
  barcode: text.fields.barcode.label,
  place: publishing.order.column,
};

export function variantColumns(actions: VariantActions) {
  return defineColumns<AdminVariant, typeof heads>(heads, {
    variant: {
      phone: "lead",
      cell: ({ variantName, sku, shownImageUrl, missing }) => (
        <span className="flex min-w-0 items-center gap-3 sm:min-w-40 sm:in-data-tight:min-w-28">
          <RowImage imageUrl={shownImageUrl} />
          <span className="grid min-w-0 justify-items-start">
            <DataText className="line-clamp-2 font-medium wrap-anywhere">{variantName}</DataText>
            <bdi
              dir="ltr"
              className="max-w-full text-xs wrap-anywhere text-faint max-sm:truncate max-sm:text-page-start"
            >
              {sku}
            </bdi>
            {missing.length > 0 && (
              <span className="text-xs text-warn-fg">{getMissingText(missing)}</span>
            )}
          </span>
        </span>
      ),
    },
    barcode: {
      phone: "hidden",
      isForWide: true,
      cell: ({ barcode }) => <bdi className="num text-xs">{barcode}</bdi>,
    },
    price: {
      phone: "side",
      cell: (variant) => <PriceCell variant={variant} name={variant.variantName} />,
    },
    cost: actions.hasCosts && {
      phone: "side",
      cell: (variant) => <CostCell variant={variant} name={variant.variantName} />,
    },
    stock: { cell: (row) => <StockCell {...row} /> },
    colors: {
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
    place: {
      phone: "whole",
      cell: (variant) => {
        const place = actions.getPlace(variant);
        return (
          <PlaceTools
            call="PUT /api/admin/products/:id/variants/order"
            name={variant.variantName}
            place={place}
            isFirst={place === 0}
            isLast={place === actions.count - 1}
            drag={actions.order.drag}
            onMove={(step) => actions.order.move(place, place + step)}
          />
        );
      },
    },
    active: {
      cell: (variant) => (
        <StateControl
          kind="variants"
          subject={{ ...variant, name: variant.variantName }}
          missing={variant.missing}
        />
      ),
    },
    actions: {
      align: "end",
      phone: "side",
      cell: (variant) => <VariantMenu variant={variant} actions={actions} />,
    },
  });
}

/** A color of the owner's. Drawn, for pages have no styles of their own. */
function Swatch({ color }: { color: string }) {
  return (
    <svg aria-hidden viewBox="0 0 14 14" className="size-3.5 flex-none stroke-line-strong">
      <circle cx="7" cy="7" r="6.5" fill={color} />
    </svg>
  );
}

/** How many can be sold; leads to the inventory. */
function StockCell({ sku, available, reserved }: AdminVariant) {
  return (
    <span className="num grid justify-items-start">
      <Link
        to={`${adminPaths.inventory}?q=${encodeURIComponent(sku)}`}
        aria-label={`${text.stock(available)}. ${text.toInventory(sku)}`}
        className="link inline-flex min-h-11 items-center whitespace-nowrap lg:min-h-0"
      >
        {text.stock(available)}
      </Link>
      {reserved > 0 && <span className="text-xs text-faint">{text.reserved(reserved)}</span>}
    </span>
  );
}
