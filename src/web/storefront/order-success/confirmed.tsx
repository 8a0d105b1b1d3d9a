import { isolateText } from "#shared/isolate-text.ts";
import { CircleCheck, Mail, Package, Truck, type LucideIcon } from "lucide-react";
import { useEffect } from "react";
import { prefixes } from "#content/prefixes.ts";
import { cart, itemsInWords } from "#i18n/en/cart.ts";
import { orderSuccess as text } from "#i18n/en/order-success.ts";
import { stock } from "#i18n/en/stock.ts";
import { formatMoney } from "#i18n/format.ts";
import { toReviewInvitation } from "#modules/checkout/review-invitation.ts";
import type { ChargeRows } from "#modules/markets/charge-rows.ts";
import { findLastDay } from "#modules/cart/line-labels.ts";
import { DataText } from "#ui/data-text.tsx";
import { DataTexts } from "#ui/data-texts.tsx";
import { paths } from "#web/paths.ts";
import { useOnTop } from "../cart/use-on-top.ts";
import { deleteOrdered } from "../checkout/checkout-storage.ts";
import { useContent } from "../content.ts";
import { AccountFacts } from "../order-status/account-facts.tsx";
import { OrderedImage } from "../order-status/ordered-image.tsx";
import { TimeLeft } from "../order-status/time-left.tsx";
import { LeavesBy } from "../parts/shipping-day.tsx";
import { Unbroken } from "../parts/no-wrap-text.tsx";
import { createInvitation } from "./create-invitation.ts";
import type { ShownOrder } from "./shown-order.ts";
import { WaysOn } from "./next-steps.tsx";

const INVITATION_DELAY_MS = 2_000;

type ConfirmedProps = {
  order: ShownOrder;
  publicUrl: string;
};

/** The order at a glance, and what happens next. */
export function Confirmed({ order, publicUrl }: ConfirmedProps) {
  const { number, email, name, isUnpaid } = order;
  const policies = useContent("policies");
  const isSentFree = !useOnTop()?.includes("shipping");
  useEffect(deleteOrdered, []);
  useReviewInvitation(order, publicUrl);
  return (
    <div className="wrap section grid gap-x-16 gap-y-12 lg:grid-cols-2 print:block">
      {/* Browsers do not break grids within each other where a page ends. */}
      <div className="grid content-start gap-6 print:block print:space-y-6">
        {order.isToConfirm && <PressToKeep order={order} />}
        <CircleCheck aria-hidden className="size-12 text-accent" />
        {order.isToConfirm ? <h2 className="text-2xl">{text.title}</h2> : <h1>{text.title}</h1>}
        {name !== undefined && (
          <p className="lede wrap-anywhere">{text.thanks(isolateText(name))}</p>
        )}
        <dl className="grid gap-1">
          <dt className="text-sm text-soft">{text.orderNumber}</dt>
          <dd className="num font-medium wrap-anywhere">{number}</dd>
        </dl>
        <OrderLines order={order} />
      </div>
      <div className="grid content-start gap-6">
        <h2 className="text-2xl">{text.next}</h2>
        <ol className="grid border-b border-line">
          <NextStep icon={Mail}>
            {[text.confirmationEmail(email), isUnpaid && !order.howToPay && text.howToPay]
              .filter((sentence) => sentence !== false)
              .join(" ")}
          </NextStep>
          <NextStep icon={Package}>
            {getProcessing(order, policies.processingBusinessDays)}
          </NextStep>
          <NextStep icon={Truck}>
            {getShipping(order, policies.shippingDays.worldwideFree, isSentFree)}
          </NextStep>
        </ol>
        {order.howToPay && (
          <section aria-labelledby="how-to-pay" className="grid gap-3 rounded-lg bg-surface-2 p-5">
            <h2 id="how-to-pay" className="text-xl">
              {order.howToPay.heading}
            </h2>
            <AccountFacts howToPay={order.howToPay} />
          </section>
        )}
        <p className="text-sm text-soft">
          {order.lines.every(({ carriesPets }) => carriesPets) ? text.review : text.reviewOther}
        </p>
        <WaysOn orderPath={order.path} />
      </div>
    </div>
  );
}

/** The one thing that a guest has to do, before all that is done already. */
function PressToKeep({ order: { lines, email, heldUntil } }: { order: ShownOrder }) {
  const sold = lines.filter(({ isGift }) => !isGift);
  const areCarriers = sold.every(({ carriesPets }) => carriesPets);
  const count = sold.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <div className="grid gap-3 border-b border-line pb-6">
      <Mail aria-hidden className="size-12 text-accent" />
      <h1>{text.keep.title(count, areCarriers)}</h1>
      <p className="lede wrap-anywhere">{text.keep.text(email)}</p>
      {heldUntil !== null && (
        <p>
          <TimeLeft until={heldUntil} />
        </p>
      )}
    </div>
  );
}

/** The way to ship and the days; without days where the order waits for a preorder. */
function getShipping(
  { lines, chargeRows }: ShownOrder,
  days: Parameters<typeof text.shipping>[0],
  isSentFree: boolean,
): string {
  const isAhead = findLastDay(lines) !== undefined;
  if (chargeRows || !isSentFree) return isAhead ? text.tracked : text.arrives(days);
  return isAhead ? stock.freeShipping : text.shipping(days);
}

/** When it leaves: some days after it is paid, or by the day of what is not here yet. */
function getProcessing(
  { lines, isUnpaid }: ShownOrder,
  days: Parameters<typeof text.processing>[0],
): string {
  const leavesBy = findLastDay(lines);
  if (leavesBy !== undefined)
    return isUnpaid ? text.aheadOncePaid(leavesBy) : stock.together(leavesBy);
  return isUnpaid ? text.processingOncePaid(days) : text.processing(days);
}

function OrderLines({
  order: { lines, discount, chargeRows: rows, total },
}: {
  order: ShownOrder;
}) {
  if (!total) return null;
  return (
    <div className="grid gap-5 print:block print:space-y-5">
      <ul className="grid gap-5 print:block print:space-y-5">
        {lines.map((line) => (
          <li key={line.id} className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-4">
            <OrderedImage line={line} />
            <p className="leading-ui wrap-anywhere">
              <DataText>{line.name}</DataText>
              <span className="block text-sm text-soft">
                <DataTexts parts={[line.variant, itemsInWords(line.quantity)]} />
                {line.isGift && ` · ${cart.summary.free}`}
              </span>
              <LeavesBy day={line.leavesBy} />
            </p>
          </li>
        ))}
      </ul>
      <div className="num grid gap-3 border-t border-dashed border-line-strong pt-4">
        {discount && (
          <p className="flex justify-between gap-4">
            <span className="text-soft">{text.discount(discount.code, discount.percent)}</span>
            <span>−{formatMoney(discount.amount)}</span>
          </p>
        )}
        {rows?.above.map((row) => (
          <Row key={row.label} row={row} />
        ))}
        <p className="flex items-baseline justify-between gap-4">
          <span className="font-strong">{text.total}</span>
          <span className="font-display text-2xl leading-none font-medium tracking-hero">
            {formatMoney(total)}
          </span>
        </p>
        {rows?.below.map((row) => (
          <Row key={row.label} row={row} />
        ))}
      </div>
    </div>
  );
}

function Row({ row }: { row: ChargeRows["below"][number] }) {
  return (
    <p className="flex justify-between gap-4">
      <span className="text-soft">{row.label}</span>
      <span>{row.text}</span>
    </p>
  );
}

function NextStep({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <li className="flex gap-4 border-t border-line py-4">
      <Icon aria-hidden className="mt-0.5 size-5 flex-none text-accent" />
      <span className="min-w-0 wrap-anywhere">
        <Unbroken>{children}</Unbroken>
      </span>
    </li>
  );
}

/** Some time after the page has come, so that the invitation does not compete with it. */
function useReviewInvitation(order: ShownOrder, publicUrl: string): void {
  useEffect(() => {
    const { sold } = order;
    const invitation =
      sold &&
      toReviewInvitation(order, sold.sku, {
        productUrl: publicUrl + paths.product(sold.slug),
        source: prefixes.storage,
        locationId: prefixes.storage,
      });
    if (!invitation) return undefined;
    const timer = setTimeout(
      () => createInvitation(invitation, window.reviewService),
      INVITATION_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [order, publicUrl]);
}
