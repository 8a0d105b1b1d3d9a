import { admin } from "#i18n/he/admin.ts";
import { Combobox } from "@base-ui/react/combobox";
import { useDeferredValue, useState, type ComponentProps } from "react";
import { newOrder } from "#i18n/he/new-order.ts";
import type { VariantStock } from "#modules/inventory/contract.ts";
import { DataText } from "#ui/data-text.tsx";
import { useApi } from "../api/use-api.ts";
import { RowImage } from "./row-image.tsx";
import { Price } from "./price.tsx";

const text = newOrder.lines;

export type VariantComboboxProps = {
  rate: string | null;
  onPick: (variant: VariantStock) => void;
  /** The same as those of the field that it replaces. */
  field: ComponentProps<"input">;
  typed: string;
  onType: (typed: string) => void;
  /** The field that it replaces had the focus. */
  takesFocus: boolean;
};

const focusInput = (input: HTMLInputElement | null) => input?.focus();

/** Those who hear the page find buttons that close the list; the library names them in English. */
function setHebrewDismiss(): void {
  for (const button of document.querySelectorAll('[aria-label="Dismiss"]'))
    button.setAttribute("aria-label", admin.dialog.close);
}

/** Finds a variant by some words, and adds it to the order. */
export function VariantCombobox(props: VariantComboboxProps) {
  const { rate, field, onPick, typed, onType, takesFocus } = props;
  const [isOpen, setOpen] = useState(typed !== "");
  const words = useDeferredValue(typed.trim());
  const stock = useApi("GET /api/admin/stock", {
    query: words === "" ? {} : { q: words },
  });
  const found = stock.data?.variants ?? [];
  return (
    <Combobox.Root<VariantStock>
      items={found}
      filter={null}
      value={null}
      open={isOpen}
      onOpenChange={setOpen}
      inputValue={typed}
      onInputValueChange={onType}
      itemToStringLabel={(variant) => variant.variantName}
      isItemEqualToValue={(a, b) => a.id === b.id}
      autoHighlight
      onValueChange={(variant) => {
        if (variant === null) return;
        onPick(variant);
        onType("");
      }}
    >
      <Combobox.InputGroup role="none" className="relative">
        <Combobox.Input {...field} ref={takesFocus ? focusInput : undefined} />
      </Combobox.InputGroup>
      <Combobox.Portal>
        <Combobox.Positioner sideOffset={6} className="z-(--z-dialog) outline-none">
          <Combobox.Popup
            ref={setHebrewDismiss}
            className="max-h-[min(24rem,var(--available-height))] w-(--anchor-width) overflow-y-auto rounded-sm border border-line bg-surface p-1.5 text-sm leading-ui shadow-mid"
          >
            <Combobox.Status className="px-3 py-2 text-soft empty:hidden">
              {stock.isError ? text.failed : stock.isPending ? text.searching : null}
            </Combobox.Status>
            {stock.isSuccess && (
              <Combobox.Empty className="px-3 py-2 text-soft empty:hidden">
                {text.noMatch}
              </Combobox.Empty>
            )}
            <Combobox.List>
              {(variant: VariantStock) => (
                <Combobox.Item
                  key={variant.id}
                  value={variant}
                  disabled={!variant.isActive}
                  className="flex cursor-pointer items-center gap-3 rounded-xs p-2 outline-none data-disabled:cursor-not-allowed data-disabled:text-faint data-highlighted:bg-surface-hover"
                >
                  <RowImage imageUrl={variant.imageUrl} />
                  <span className="grid min-w-0 grow">
                    <span className="font-medium">
                      <DataText>{variant.variantName}</DataText>
                    </span>
                    <span className="text-xs text-soft">
                      <DataText>{variant.productName}</DataText>
                    </span>
                    <bdi dir="ltr" className="text-page-start text-xs wrap-anywhere text-faint">
                      {variant.sku}
                    </bdi>
                  </span>
                  <span className="grid justify-items-end text-end">
                    <Price amount={variant.price} rate={rate} />
                    <span className="num text-xs text-soft">
                      {variant.isActive ? text.stock(variant.available) : text.inactive}
                    </span>
                  </span>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
