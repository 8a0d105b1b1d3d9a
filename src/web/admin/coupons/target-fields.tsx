import { X } from "lucide-react";
import { coupons } from "#i18n/he/coupons.ts";
import type { VariantStock } from "#modules/inventory/contract.ts";
import { useShekelRate } from "../api/use-rates.ts";
import { ToolButton } from "../kit/tool-button.tsx";
import { VariantPicker } from "../orders/new/variant-picker.tsx";
import type { CouponDraft, Target } from "./coupon-draft.ts";

const text = coupons.form;

const getName = ({ productName, variantName }: VariantStock) => `${productName} – ${variantName}`;

type ItemFieldProps = {
  item: CouponDraft["item"];
  error: string | undefined;
  pick: (item: CouponDraft["item"]) => void;
};

/** The variant of which one piece is free. */
export function ItemField({ item, error, pick }: ItemFieldProps) {
  const rate = useShekelRate();
  return (
    <fieldset className="grid gap-2">
      <legend className="text-sm font-medium">{text.item}</legend>
      <p className="text-xs text-faint">{text.itemHelp}</p>
      {item && (
        <Chosen name={item.name} remove={() => pick(null)}>
          <bdi className="min-w-0 grow wrap-anywhere">{item.name}</bdi>
        </Chosen>
      )}
      <VariantPicker
        rate={rate}
        isInvalid={error !== undefined}
        onPick={(variant) => pick({ id: variant.id, name: getName(variant) })}
      />
      <p id="lines-error" className="text-xs font-medium text-danger-fg empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}

type TargetsFieldProps = {
  targets: readonly Target[];
  choose: (targets: readonly Target[]) => void;
};

/** The things that the coupon counts for: variants, and products with all that they have. */
export function TargetsField({ targets, choose }: TargetsFieldProps) {
  const rate = useShekelRate();
  const without = (target: Target) => targets.filter((it) => it !== target);
  function add(variant: VariantStock) {
    const isThere = targets.some(
      (it) => it.variantId === variant.id || (it.variantId === null && isOf(it, variant)),
    );
    if (isThere) return;
    const { id: variantId, productId } = variant;
    choose([...targets, { variantId, productId, name: getName(variant) }]);
  }
  return (
    <fieldset className="grid gap-2">
      <legend className="text-sm font-medium">{text.targets}</legend>
      <p className="text-xs text-faint">{text.targetsHelp}</p>
      {targets.map((target) => (
        <Chosen
          key={target.variantId ?? target.productId}
          name={target.name}
          remove={() => choose(without(target))}
        >
          <bdi className="min-w-0 grow wrap-anywhere">
            {target.name}
            {target.variantId === null && ` (${text.wholeProduct})`}
          </bdi>
          {target.variantId !== null && target.productId !== null && (
            <button
              type="button"
              className="link text-xs"
              onClick={() =>
                choose([
                  ...without(target).filter(({ productId }) => productId !== target.productId),
                  { ...target, variantId: null },
                ])
              }
            >
              {text.wholeProduct}
            </button>
          )}
        </Chosen>
      ))}
      <VariantPicker rate={rate} isInvalid={false} onPick={add} />
    </fieldset>
  );
}

const isOf = ({ productId }: Target, variant: VariantStock) => productId === variant.productId;

type ChosenProps = { name: string; remove: () => void; children: React.ReactNode };

function Chosen({ name, remove, children }: ChosenProps) {
  return (
    <div className="flex items-center gap-2 rounded-sm border border-line ps-3">
      {children}
      <ToolButton label={text.removeTarget(name)} onClick={remove}>
        <X aria-hidden className="size-4" />
      </ToolButton>
    </div>
  );
}
