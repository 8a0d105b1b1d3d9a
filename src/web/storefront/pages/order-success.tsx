import { useMemo, useEffect } from "react";
import { redirect, Link } from "react-router";
import { orderSuccess, orderSuccess as text } from "#i18n/en/order-success.ts";
import { parseConfirmation, type Confirmation } from "#modules/checkout/confirmation.ts";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { findBySlugs } from "#modules/catalog/list-variants.ts";
import { isOverStatus } from "#modules/orders/status.ts";
import { readConfirmedOrder } from "#modules/orders/order-page/order-page.ts";
import { paths } from "#web/paths.ts";
import { shopContext } from "#web/page/shop-context.ts";
import { useVariant } from "../catalog.tsx";
import { Confirmed } from "../order-success/confirmed.tsx";
import { toClaimedOrder, toPlacedOrder } from "../order-success/shown-order.ts";
import { secretMeta } from "../parts/private-meta.ts";
import type { Route } from "./+types/order-success";
import { Clock } from "lucide-react";
import { getButtonClass } from "#ui/button.tsx";
import { joinClassNames } from "#ui/class-names.ts";
import { deleteOrdered } from "../checkout/checkout-storage.ts";
import { useQuietRefresh } from "../order-status/use-quiet-refresh.ts";
import { useContent } from "../content.ts";
import { WaysOn } from "../order-success/next-steps.tsx";

/**
 * Read on the server, so that an id made of the time is the same one in its HTML and in the
 * browser.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { readPaymentMode, publicUrl, asCheckout, clock, run } = context.get(shopContext);
  const confirmation = parseConfirmation(url.searchParams, clock());
  if ((await readPaymentMode()) === "off") {
    // A large catalog has more than the pages carry along.
    const { slug } = confirmation;
    const [variant] = slug === undefined ? [] : await run((ctx) => findBySlugs(ctx, [slug]));
    return { state: "claimed", confirmation, variant, publicUrl } as const;
  }
  // A shop that takes orders confirms only those that it knows, to those who have the key.
  const accessKey = url.searchParams.get("key") ?? "";
  const order = await asCheckout((ctx) =>
    readConfirmedOrder(ctx, { confirmationId: confirmation.orderId, accessKey }),
  );
  if (!order) return { state: "unknown", publicUrl } as const;
  // A cancelled order is not shown as confirmed.
  if (isOverStatus(order.status)) return redirect(paths.orderStatus(accessKey));
  const isWaiting = order.payment === "waiting";
  return {
    state: isWaiting ? "waiting" : "confirmed",
    order: toPlacedOrder(order, accessKey),
    publicUrl,
  } as const;
}

const titles = {
  claimed: orderSuccess.pageTitle,
  confirmed: orderSuccess.pageTitle,
  waiting: orderSuccess.waiting.title,
  unknown: orderSuccess.unknown.title,
} as const;

export function meta({ loaderData: { state } }: Route.MetaArgs): Route.MetaDescriptors {
  return secretMeta({
    title: titles[state],
    description: orderSuccess.description,
  });
}

export default function OrderSuccessPage({ loaderData }: Route.ComponentProps) {
  const { state, publicUrl } = loaderData;
  if (state === "claimed") return <Claimed {...loaderData} />;
  if (state === "unknown") return <Unconfirmed />;
  if (state === "waiting") return <AwaitingPayment orderPath={loaderData.order.path} />;
  return <Confirmed order={loaderData.order} publicUrl={publicUrl} />;
}

/** An order that only the address tells of. */
function Claimed(props: {
  confirmation: Confirmation;
  variant: CatalogVariant | undefined;
  publicUrl: string;
}) {
  const { confirmation, publicUrl } = props;
  const first = useVariant(confirmation.slug);
  const variant = props.variant ?? first;
  const order = useMemo(() => toClaimedOrder(confirmation, variant), [confirmation, variant]);
  return <Confirmed order={order} publicUrl={publicUrl} />;
}

/** For an order whose payment has not been confirmed yet. */
function AwaitingPayment({ orderPath }: { orderPath: string }) {
  useQuietRefresh(true);
  useEffect(deleteOrdered, []);
  return (
    <div className="wrap section grid min-h-[60svh] content-center justify-items-start gap-6">
      <Clock aria-hidden className="size-12 text-accent" />
      <h1>{text.waiting.title}</h1>
      <p role="status" className="lede">
        {text.waiting.text}
      </p>
      <Link
        reloadDocument
        to={orderPath}
        className={joinClassNames(getButtonClass({ tone: "line" }), "max-sm:w-full")}
      >
        {text.waiting.order}
      </Link>
    </div>
  );
}

/** For an order that the shop does not know. */
function Unconfirmed() {
  const { email } = useContent("brand");
  return (
    <div className="wrap section grid min-h-[60svh] content-center justify-items-start gap-6">
      <h1>{text.unknown.title}</h1>
      <p className="lede">
        {text.unknown.text}{" "}
        <a href={`mailto:${email}`} className="link">
          {email}
        </a>
      </p>
      <WaysOn />
    </div>
  );
}
