import { formatCount } from "#i18n/format-he.ts";
import { coupons } from "#i18n/he/coupons.ts";
import { couponFigures, type CouponFigure } from "#modules/coupons/kinds.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { useApi } from "../../api/use-api.ts";
import { Explanation } from "../../kit/figure-strip.tsx";
import { LoadError } from "../../kit/list-frame.tsx";
import { Amount, AmountPair } from "../../kit/money.tsx";

const text = coupons.page;

type CouponFiguresProps = {
  id: string;
  chosen: CouponFigure;
  select: (figure: CouponFigure) => void;
};

/** The figures of a coupon; a press shows the rows behind a number. */
export function CouponFigures({ id, chosen, select }: CouponFiguresProps) {
  const read = useApi("GET /api/admin/coupons/:id/figures", { params: { id } });
  if (read.data === undefined) return <LoadError read={read} failed={text.failed} rows={2} />;
  const figures = read.data;
  return (
    <dl className="figures grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line lg:grid-cols-4">
      {couponFigures.map((figure) => {
        const { label, help } = text.figures[figure];
        const { count, amount } = figures[figure];
        return (
          <div
            key={figure}
            className={joinClassNames(
              "relative grid min-w-0 content-start gap-1 p-4 hover:bg-surface-hover",
              figure === chosen ? "bg-surface-hover" : "bg-surface",
            )}
          >
            <dt className="flex min-h-9 items-center gap-1.5 text-xs text-soft">
              <button
                type="button"
                aria-pressed={figure === chosen}
                onClick={() => select(figure)}
                className="after:absolute after:inset-0"
              >
                {label}
              </button>
              <Explanation label={label} text={help} />
            </dt>
            <dd className="num text-xl leading-ui font-medium">{formatCount(count)}</dd>
            <dd>
              <AmountPair ils={amount.ils} original={amount.original} />
              {amount.ils !== null && amount.unrated.amountMinor > 0 && (
                <span className="block text-xs text-faint">
                  {text.unrated} <Amount amount={amount.unrated} />
                </span>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
