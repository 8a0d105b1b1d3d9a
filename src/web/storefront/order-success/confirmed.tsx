import { CircleCheck, Mail, Package, Truck, type LucideIcon } from "lucide-react";
import { useEffect } from "react";
import { brand } from "#content/brand.ts";
import { policies } from "#content/policies.ts";
import { orderSuccess as text } from "#i18n/en/order-success.ts";
import { formatMoney } from "#i18n/format.ts";
import { lineTotal } from "#modules/cart/price-cart.ts";
import type { CatalogueColour } from "#modules/catalog/contract.ts";
import type { Confirmation } from "#modules/checkout/confirmation.ts";
import { reviewInvitation } from "#modules/checkout/review-invitation.ts";
import { paths } from "#web/paths.ts";
import { LinePicture } from "../cart/line-picture.tsx";
import { forgetDetails } from "../checkout/details-storage.ts";
import { Unbroken } from "../parts/unbroken.tsx";
import { inviteToReview } from "./invite-to-review.ts";
import { WaysOn } from "./ways-on.tsx";

const INVITATION_DELAY_MS = 2_000;

type ConfirmedProps = {
  confirmation: Confirmation;
  /** Undefined when the colour is not sold any more. */
  bag: CatalogueColour | undefined;
  publicUrl: string;
};

/** The order at a glance, and what happens next. */
export function Confirmed({ confirmation, bag, publicUrl }: ConfirmedProps) {
  const { orderId, email, name, quantity } = confirmation;
  useEffect(forgetDetails, []);
  useReviewInvitation(confirmation, bag, publicUrl);
  return (
    <div className="wrap section grid gap-x-16 gap-y-12 lg:grid-cols-2">
      <div className="grid content-start gap-6">
        <CircleCheck aria-hidden className="size-12 text-accent" />
        <h1>{text.title}</h1>
        {name !== undefined && (
          <p className="lede wrap-anywhere">
            <bdi>{text.thanks(name)}</bdi>
          </p>
        )}
        <dl className="grid gap-1">
          <dt className="text-sm text-soft">{text.orderNumber}</dt>
          <dd className="num font-medium wrap-anywhere">{orderId}</dd>
        </dl>
        {bag && <OrderLine bag={bag} quantity={quantity} />}
      </div>
      <div className="grid content-start gap-6">
        <h2 className="text-2xl">{text.next}</h2>
        <ol className="grid border-b border-line">
          <NextStep icon={Mail}>{text.confirmationEmail(email)}</NextStep>
          <NextStep icon={Package}>{text.processing(policies.processingBusinessDays)}</NextStep>
          <NextStep icon={Truck}>{text.shipping(policies.shippingDays.worldwideFree)}</NextStep>
        </ol>
        <p className="text-sm text-soft">{text.review}</p>
        <WaysOn />
      </div>
    </div>
  );
}

function OrderLine({ bag, quantity }: { bag: CatalogueColour; quantity: number }) {
  const total = formatMoney(lineTotal({ price: bag.price, quantity }));
  return (
    <div className="grid gap-5">
      <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-4">
        <LinePicture color={bag.colour} image={bag.pictures[0] ?? ""} />
        <p className="leading-ui">
          {bag.productName}
          <span className="block text-sm text-soft">
            {bag.colourName}, {text.bags(quantity)}
          </span>
        </p>
      </div>
      <p className="num flex items-baseline justify-between gap-4 border-t border-dashed border-line-strong pt-4">
        <span className="font-strong">{text.total}</span>
        <span className="font-display text-2xl leading-none font-medium tracking-hero">
          {total}
        </span>
      </p>
    </div>
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
function useReviewInvitation(
  confirmation: Confirmation,
  bag: CatalogueColour | undefined,
  publicUrl: string,
): void {
  useEffect(() => {
    const invitation =
      bag &&
      reviewInvitation(confirmation, bag, {
        productUrl: publicUrl + paths.product(bag.colour),
        source: `${brand.storagePrefix}-shop`,
        locationId: brand.storagePrefix,
      });
    if (!invitation) return undefined;
    const timer = setTimeout(
      () => inviteToReview(invitation, window.reviewService),
      INVITATION_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [confirmation, bag, publicUrl]);
}
