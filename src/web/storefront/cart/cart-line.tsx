import { Trash2 } from "lucide-react";
import { Link } from "react-router";
import { cart as text } from "#i18n/en/cart.ts";
import { formatMoney } from "#i18n/format.ts";
import type { CartItem } from "#modules/cart/cart.ts";
import { toLineLabel } from "#modules/cart/line-labels.ts";
import { computeLineTotal } from "#modules/cart/compute-cart-price.ts";
import { DataText } from "#ui/data-text.tsx";
import { paths } from "#web/paths.ts";
import { LeavesBy } from "../parts/shipping-day.tsx";
import { LineImage } from "./line-image.tsx";
import { LineQuantity } from "./line-quantity.tsx";

type CartLineProps = {
  item: CartItem;
  /** The most pieces that the line may hold; 0 when it is sold out. */
  largest: number;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
};

/** One variant in the cart; if it is no longer sold, only its name and the button to remove it. */
export function CartLine({ item, largest, onQuantity, onRemove }: CartLineProps) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 border-t border-line py-6 @lg:gap-x-6">
      <LineImage color={item.color} image={item.image} className="w-22 @lg:w-32" />
      <div className="grid content-start gap-x-4 gap-y-3 @lg:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <h2 className="font-text text-md leading-ui font-strong tracking-normal wrap-anywhere">
            {item.isGone ? (
              item.name
            ) : (
              <Link
                to={paths.product(item.color)}
                className="-my-2.5 inline-block py-2.5 no-underline hover:underline"
              >
                <DataText>{item.name}</DataText>
              </Link>
            )}
          </h2>
          <p className="text-sm text-soft wrap-anywhere">
            <DataText>{item.colorName}</DataText>
            <LeavesBy day={item.leavesBy} />
          </p>
          {!item.isGone && (
            <p className="num text-sm text-soft">{text.each(formatMoney(item.price))}</p>
          )}
        </div>
        {!item.isGone && (
          <p className="num font-medium @lg:text-end">
            <span className="sr-only">{text.lineTotal}: </span>
            {formatMoney(computeLineTotal(item))}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-2 @lg:col-span-2 @lg:gap-x-4">
          <LineQuantity item={item} largest={largest} onChange={onQuantity} />
          <button
            type="button"
            data-remove={item.id}
            aria-label={text.removeLabel(toLineLabel(item))}
            onClick={onRemove}
            className="inline-flex min-h-11 items-center gap-2 rounded-pill px-3 text-sm font-medium text-soft hover:bg-surface-hover hover:text-text"
          >
            <Trash2 aria-hidden className="size-4 @max-lg:hidden" />
            {text.remove}
          </button>
          {largest > 0 && item.quantity >= largest && (
            <p className="basis-full text-sm text-soft">{text.limit(largest)}</p>
          )}
        </div>
      </div>
    </li>
  );
}
