import { Printer } from "lucide-react";
import { lazy, Suspense, useEffect, useRef } from "react";
import { Link } from "react-router";
import { orderStatus as text } from "#i18n/en/order-status.ts";
import { formatDateTime } from "#i18n/format.ts";
import type { OrderPage } from "#modules/orders/order-page/order-page.ts";
import { Button, getButtonClass } from "#ui/button.tsx";
import { ButtonRow } from "#ui/button-row.tsx";
import { DataText } from "#ui/data-text.tsx";
import { DataLines } from "#ui/data-texts.tsx";
import { StatusBadge } from "#web/account/orders/status-badge.tsx";
import { paths } from "#web/paths.ts";
import { useSession } from "#web/session/use-session.ts";
import { useContent } from "../content.ts";
import { LawNotice } from "../rights/law-notice.tsx";
import { deleteOrdered } from "../checkout/checkout-storage.ts";
import type { OrderAnswer } from "./answer-order.ts";
import { CancelOrder } from "./cancel-order.tsx";
import { ConfirmOrder } from "./confirm-order.tsx";
import { OrderLines } from "./order-lines.tsx";
import { Panel } from "./panel.tsx";
import { Shipments } from "./shipments.tsx";
import { Timeline } from "./timeline.tsx";
import "./order-sheet.css";

/** Also in the server's HTML, whose form works before the scripts are there. */
const PaymentPanel = lazy(async () => ({
  default: (await import("./payment-panel.tsx")).PaymentPanel,
}));

type OrderViewProps = {
  order: OrderPage;
  /** Whether the customer comes from the page on which it has been paid. */
  cameFromPayment: boolean;
  answer: OrderAnswer | undefined;
  /** The code of the confirmation mail, if its link led here. */
  confirmCode?: string | undefined;
  /** The key of the page; undefined for staff, for whom no button works. */
  orderKey?: string;
};

/**
 * An order for its customer, with the actions that are still possible. It prints as one clean page.
 */
export function OrderView({ order, orderKey, ...props }: OrderViewProps) {
  const isPreview = orderKey === undefined;
  const { cameFromPayment, answer, confirmCode } = props;
  const { legalName, email } = useContent("brand");
  const placed = new Date(order.createdAt);
  const heading = useFocusWhenChanged(order.status);
  useEffect(() => {
    if (!isPreview) deleteOrdered();
  }, [isPreview]);
  return (
    <div className="order-sheet wrap section">
      {isPreview && (
        <p className="on-screen mb-6 rounded-md bg-info-bg px-5 py-4 text-info-fg">
          {text.preview.note}
        </p>
      )}
      <p className="on-paper mb-4 font-display text-2xl">{text.summary}</p>
      <header className="mb-8 flex flex-wrap items-center gap-x-5 gap-y-3 lg:mb-12">
        <h1 ref={heading} tabIndex={-1} className="num">
          {text.title(order.number)}
        </h1>
        <span className="sr-only">{text.status}:</span>
        <StatusBadge status={order.status} />
        <p className="basis-full text-soft">
          {text.placed} <time dateTime={order.createdAt}>{formatDateTime(placed)}</time> {text.zone}
        </p>
      </header>
      <div className="order-columns">
        <div>
          <OrderLines order={order} />
          {order.reviewPath !== null && <ReviewPanel path={order.reviewPath} />}
          <Shipments order={order} answer={answer} isPreview={isPreview} />
        </div>
        <div inert={isPreview} className="min-w-0">
          <Suspense fallback={null}>
            <PaymentPanel order={order} cameFromPayment={cameFromPayment} answer={answer} />
          </Suspense>
          <ConfirmOrder order={order} code={confirmCode} answer={answer} />
          {order.shipTo.length > 0 && (
            <Panel heading={text.shipTo}>
              <address className="text-soft not-italic wrap-anywhere">
                <DataLines lines={order.shipTo} />
              </address>
            </Panel>
          )}
          <CancelOrder order={order} answer={answer} orderKey={orderKey} />
          {order.law && <LawPanel {...order.law} />}
          <WaysOn />
        </div>
        <div>
          <Timeline events={order.events} />
        </div>
      </div>
      <p className="on-paper">
        <DataText>{legalName}</DataText>, {email}
      </p>
    </div>
  );
}

function ReviewPanel({ path }: { path: string }) {
  return (
    <Panel heading={text.review.title} className="on-screen">
      <p className="mb-4 text-soft">{text.review.text}</p>
      <Link reloadDocument to={path} className={getButtonClass({ tone: "line", size: "sm" })}>
        {text.review.write}
      </Link>
    </Panel>
  );
}

/** The rights that the law of its destination gives the customer. */
function LawPanel({ area, name, notice }: NonNullable<OrderPage["law"]>) {
  return (
    <Panel heading={text.rights.title}>
      <LawNotice code={area} name={name} notice={notice} link={text.rights.more} />
    </Panel>
  );
}

function WaysOn() {
  const session = useSession();
  return (
    <ButtonRow className="on-screen">
      <Button tone="line" className="noscript:hidden" onClick={() => window.print()}>
        <Printer aria-hidden className="size-4.5" />
        {text.print}
      </Button>
      <Link
        to={session.status === "signed-in" ? paths.orders : paths.home}
        className={getButtonClass({ tone: "quiet" })}
      >
        {session.status === "signed-in" ? text.allOrders : text.shopping}
      </Link>
    </ButtonRow>
  );
}

/** The button that changed the status has gone, and with it the focus. */
function useFocusWhenChanged(status: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(status);
  useEffect(() => {
    if (shown.current === status) return;
    shown.current = status;
    if (document.activeElement === document.body) heading.current?.focus();
  }, [status]);
  return heading;
}
