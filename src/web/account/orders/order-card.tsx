import { Package, Truck } from "lucide-react";
import { Link } from "react-router";
import { chargeWords } from "#i18n/en/charges.ts";
import { formatNumber } from "#i18n/format-number.ts";
import { formatDate, formatMoney } from "#i18n/format.ts";
import { orders as text } from "#i18n/en/orders.ts";
import { formatShortName } from "#modules/catalog/variant-names.ts";
import { listChargeRows } from "#modules/markets/charge-rows.ts";
import type { MyOrder } from "#modules/orders/contract.ts";
import { orderPath, returnPath } from "#modules/orders/order-path.ts";
import { getRules, isOpenStatus } from "#modules/orders/status.ts";
import { isolateText } from "#shared/isolate-text.ts";
import { getButtonClass } from "#ui/button.tsx";
import { joinClassNames } from "#ui/class-names.ts";
import { DataText } from "#ui/data-text.tsx";
import { CatalogImage } from "#ui/image.tsx";
import { paths } from "#web/paths.ts";
import { StatusBadge } from "./status-badge.tsx";

/** One order: its number, status, date, total and products. */
export function OrderCard({ order }: { order: MyOrder }) {
  const heading = `order-${order.id}`;
  const isOpen = isOpenStatus(order.status);
  return (
    <li>
      <article
        aria-labelledby={heading}
        className="rounded-lg border border-line bg-surface p-5 sm:p-7"
      >
        <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2
            id={heading}
            tabIndex={-1}
            className="num font-text text-lg font-strong tracking-normal"
          >
            {text.order(order.number)}
          </h2>
          <span className="sr-only">{text.status}:</span>
          <StatusBadge status={order.status} />
          <dl className="flex basis-full flex-wrap items-baseline gap-x-6 gap-y-1 text-sm md:ms-auto md:basis-auto">
            <div className="flex gap-1.5">
              <dt className="text-soft">{text.placed}</dt>
              <dd>
                <time dateTime={order.createdAt}>{formatDate(new Date(order.createdAt))}</time>
              </dd>
            </div>
            <div className="flex gap-1.5">
              <dt className="text-soft">{text.total}</dt>
              <dd className="num font-strong">{formatMoney(order.total)}</dd>
            </div>
            {order.isPaid && !getRules(order.status).comesWithRefund && (
              <div>
                <dt className="sr-only">{text.payment}</dt>
                <dd className="text-soft">{text.paid}</dd>
              </div>
            )}
          </dl>
        </header>
        {order.items.length === 0 ? (
          <p className="mt-4 text-soft">{text.withoutItems}</p>
        ) : (
          <ul aria-label={text.items} className="mt-5 grid gap-4 border-t border-line pt-5">
            {order.items.map((item) => (
              <OrderLine key={item.id} item={item} reviewPath={order.reviewPath} />
            ))}
          </ul>
        )}
        {order.charges && <Charges charges={order.charges} />}
        <footer className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-4">
          <Shipments shipments={order.shipments} />
          <Link
            reloadDocument
            to={order.path.replace(orderPath(""), returnPath(""))}
            aria-label={isOpen ? text.cancelLabel(order.number) : text.returnLabel(order.number)}
            className={joinClassNames(getButtonClass({ tone: "quiet", size: "sm" }), "ms-auto")}
          >
            {isOpen ? text.cancel : text.return}
          </Link>
          <Link
            reloadDocument
            to={order.path}
            aria-label={text.detailsLabel(order.number)}
            className={getButtonClass({ tone: "line", size: "sm" })}
          >
            {text.details}
          </Link>
        </footer>
      </article>
    </li>
  );
}

/** The parts of the total beside the items. */
function Charges({ charges }: { charges: NonNullable<MyOrder["charges"]> }) {
  const { above, below } = listChargeRows(charges, chargeWords, formatMoney);
  return (
    <dl className="num mt-5 grid gap-1 border-t border-line pt-4 text-sm">
      {[...above, ...below].map((row) => (
        <div key={row.label} className="flex justify-between gap-4">
          <dt className="text-soft">{row.label}</dt>
          <dd>{row.text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Shipments({ shipments }: { shipments: MyOrder["shipments"] }) {
  if (shipments.length === 0) return null;
  return (
    <div className="grid gap-1 text-sm">
      {shipments.map(({ carrierName, trackingNumber, trackingUrl }, place) => {
        const name = text.shipment(carrierName && isolateText(carrierName), trackingNumber);
        return (
          <p key={place} className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
            <Truck aria-hidden className="size-4.5 flex-none text-accent" />
            <span className="num">{name}</span>
            {trackingUrl !== null && (
              <a
                href={trackingUrl}
                target="_blank"
                rel="noreferrer"
                aria-label={text.trackShipment(name)}
                className="link inline-block py-2"
              >
                {text.track}
              </a>
            )}
          </p>
        );
      })}
    </div>
  );
}

type OrderLineProps = { item: MyOrder["items"][number]; reviewPath: string | null };

function OrderLine({ item, reviewPath }: OrderLineProps) {
  const isGift = item.total.amountMinor === 0;
  const colors = [item.colorPrimary, item.colorSecondary].filter((name) => name !== null);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:gap-x-6">
      <span className="studio row-span-2 block size-18 rounded-carrier bg-studio sm:row-span-1">
        {item.imageUrl === null ? (
          <Package aria-hidden className="m-auto h-full w-8 text-on-studio-soft" />
        ) : (
          <CatalogImage
            imageUrl={item.imageUrl}
            alt=""
            sizes="4.5rem"
            className="size-full object-cover"
          />
        )}
      </span>
      <div className="self-end sm:self-center">
        <p className="leading-ui font-medium wrap-anywhere">
          <DataText>{formatShortName(item)}</DataText>
        </p>
        {colors.length > 0 && <p className="text-sm text-soft">{text.colors(colors)}</p>}
        <p className="flex flex-wrap gap-x-4 text-sm">
          {item.slug !== null && (
            <Link
              to={paths.product(item.slug)}
              aria-label={text.buyAgainLabel(formatShortName(item))}
              className="link inline-block py-2"
            >
              {text.buyAgain}
            </Link>
          )}
          {reviewPath !== null && !isGift && (
            <Link
              reloadDocument
              to={reviewPath}
              aria-label={text.reviewLabel(formatShortName(item))}
              className="link inline-block py-2"
            >
              {text.review}
            </Link>
          )}
        </p>
      </div>
      <p className="num self-start text-sm text-soft sm:self-center">
        {isGift
          ? text.lineFree(formatNumber(item.quantity))
          : text.lineTotal(
              formatNumber(item.quantity),
              formatMoney(item.unitPrice),
              formatMoney(item.total),
            )}
      </p>
    </li>
  );
}
