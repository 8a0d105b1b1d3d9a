import { X } from "lucide-react";
import { useState } from "react";
import { coupons } from "#i18n/he/coupons.ts";
import type { CouponRow } from "#modules/coupons/contract.ts";
import type { coupon } from "#modules/coupons/coupon.ts";
import type { VariantStock } from "#modules/inventory/contract.ts";
import { DataText } from "#ui/data-text.tsx";
import { useShekelRate } from "../api/use-rates.ts";
import { getFieldProblem } from "../kit/record-field.tsx";
import type { RecordForm } from "../kit/record-form.ts";
import { ToolButton } from "../kit/tool-button.tsx";
import { VariantPicker } from "../kit/variant-picker.tsx";

const text = coupons.form;

export type CouponForm = RecordForm<typeof coupon.fields>;

type TargetFieldsProps = {
  form: CouponForm;
  /** Names of what was chosen before the form was opened. */
  names: CouponRow["names"];
};

/** The free variant, or the things that the coupon is limited to: variants and whole products. */
export function TargetFields({ form, names }: TargetFieldsProps) {
  const rate = useShekelRate();
  const [picked, setPicked] = useState<readonly VariantStock[]>([]);
  const { kind, itemVariantId, productIds, variantIds } = form.draft;

  const findPicked = (id: string) => picked.find((variant) => variant.id === id);
  function getName(id: string): string {
    const variant = findPicked(id) ?? picked.find(({ productId }) => productId === id);
    if (variant === undefined) return names[id] ?? text.gone;
    return variant.id === id
      ? `${variant.productName} – ${variant.variantName}`
      : variant.productName;
  }
  function selectItem(variant: VariantStock) {
    setPicked((now) => [...now, variant]);
    if (kind === "item") form.change({ itemVariantId: variant.id });
    else if (!productIds.includes(variant.productId) && !variantIds.includes(variant.id))
      form.change({ variantIds: [...variantIds, variant.id] });
  }
  /** Takes the whole product instead of some of its variants. */
  function toMinimumRange({ productId }: VariantStock) {
    form.change({
      productIds: [...productIds, productId],
      variantIds: variantIds.filter((id) => findPicked(id)?.productId !== productId),
    });
  }
  const without = (ids: readonly string[], id: string) => ids.filter((it) => it !== id);
  const error = kind === "item" ? getFieldProblem(form, "itemVariantId") : undefined;
  const words = kind === "item" ? coupons.fields.itemVariantId : text.targets;
  return (
    <fieldset className="grid gap-2">
      <legend className="text-sm font-medium">{words.label}</legend>
      <p className="text-xs text-faint">{words.help}</p>
      {kind === "item" && itemVariantId !== "" && (
        <Chosen name={getName(itemVariantId)} remove={() => form.change({ itemVariantId: "" })} />
      )}
      {kind !== "item" &&
        productIds.map((id) => (
          <Chosen
            key={id}
            name={getName(id)}
            note={text.wholeProduct}
            remove={() => form.change({ productIds: without(productIds, id) })}
          />
        ))}
      {kind !== "item" &&
        variantIds.map((id) => {
          const variant = findPicked(id);
          return (
            <Chosen
              key={id}
              name={getName(id)}
              remove={() => form.change({ variantIds: without(variantIds, id) })}
            >
              {variant && (
                <button
                  type="button"
                  className="link text-xs"
                  onClick={() => toMinimumRange(variant)}
                >
                  {text.wholeProduct}
                </button>
              )}
            </Chosen>
          );
        })}
      <VariantPicker rate={rate} isInvalid={error !== undefined} onPick={selectItem} />
      <p id="lines-error" className="text-xs font-medium text-danger-fg empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}

type ChosenProps = {
  name: string;
  note?: string;
  remove: () => void;
  children?: React.ReactNode;
};

function Chosen({ name, note, remove, children }: ChosenProps) {
  return (
    <div className="flex items-center gap-2 rounded-sm border border-line ps-3">
      <span className="min-w-0 grow wrap-anywhere">
        <DataText>{name}</DataText>
        {note !== undefined && ` (${note})`}
      </span>
      {children}
      <ToolButton label={text.removeTarget(name)} onClick={remove}>
        <X aria-hidden className="size-4" />
      </ToolButton>
    </div>
  );
}
