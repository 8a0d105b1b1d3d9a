import { LockKeyhole } from "lucide-react";
import { lazy, type ReactNode } from "react";
import { Link, Navigate } from "react-router";
import { addressLines } from "#i18n/address-lines.ts";
import { checkout as text } from "#i18n/en/checkout.ts";
import {
  normalizeDetails,
  getAddress,
  getPhone,
  hasProblems,
  isComplete,
} from "#modules/checkout/details.ts";
import { Button } from "#ui/button.tsx";
import { DataLines } from "#ui/data-texts.tsx";
import { usePayments } from "../catalog.tsx";
import { PaymentAlert } from "./payment-alert.tsx";
import { toStepPath, type Checkout, type FilledCheckout } from "./checkout-state.ts";
import { useCheckoutStore } from "./checkout-store.ts";
import { BelowTotal, ORDER_FORM } from "./order-place.tsx";
import { findPlaceProblems, toQuotedOrder } from "./quote.ts";
import { StepActions } from "./step-actions.tsx";
import { useQuoteState } from "./use-quote.ts";

const NOTE = "payment-note";

/** Only a shop that takes orders needs what places them. */
const Ordering = lazy(async () => ({ default: (await import("./ordering.tsx")).Ordering }));

/**
 * The details that were entered, once more, and the end of the way: the order, or for now a note.
 * Anyone who has not entered everything is led back to it.
 */
export function PaymentStep({ checkout }: { checkout: Checkout }) {
  const payments = usePayments();
  const quote = useQuoteState(checkout);
  const filled: FilledCheckout = {
    ...checkout,
    ...useCheckoutStore(checkout.memory),
    order: toQuotedOrder(checkout.order, quote?.answer),
    isQuoting: quote?.isCurrent === false,
    ways: quote?.answer?.ways,
  };
  const { details } = filled.state;
  if (!isComplete(details) || (quote && hasProblems(findPlaceProblems(quote, details))))
    return <Navigate replace to={toStepPath(checkout, "details")} />;
  if (payments === "off") return <NotYet checkout={filled} />;
  // The order waits for the sums, which must not change while the customer looks at the button.
  if (quote && !quote.answer) return <Review checkout={filled} />;
  return (
    <Ordering checkout={filled}>
      <Review checkout={filled} />
    </Ordering>
  );
}

function NotYet({ checkout }: { checkout: FilledCheckout }) {
  return (
    <>
      <form id={ORDER_FORM} noValidate onSubmit={(event) => event.preventDefault()}>
        <Review checkout={checkout} />
        <div id={NOTE} className="mt-6 flex gap-3 rounded-lg bg-info-bg p-5 text-info-fg">
          <LockKeyhole aria-hidden className="mt-0.5 size-5 flex-none" />
          <p>
            <strong className="font-strong">{text.paymentNote}</strong>
            <span className="block text-sm">{text.paymentText}</span>
          </p>
        </div>
        <BelowTotal>
          <Button type="submit" form={ORDER_FORM} size="lg" disabled aria-describedby={NOTE}>
            {text.placeOrder}
          </Button>
        </BelowTotal>
        <StepActions checkout={checkout} />
      </form>
      <PaymentAlert email={checkout.state.details.email.trim()} />
    </>
  );
}

function Review({ checkout }: { checkout: FilledCheckout }) {
  const details = normalizeDetails(checkout.state.details);
  return (
    <dl className="grid gap-6 rounded-lg border border-line bg-surface p-5 sm:grid-cols-2 sm:p-7">
      <Entry label={text.review.contact}>
        <DataLines lines={[details.fullName, details.email, getPhone(details)]} />
      </Entry>
      <Entry label={text.review.billing}>
        <DataLines lines={addressLines(getAddress(details, "billing"))} />
      </Entry>
      <Entry label={text.review.shipping}>
        <DataLines
          lines={
            details.sameAsShipping
              ? [text.review.sameAsBilling]
              : addressLines(getAddress(details, "shipping"))
          }
        />
      </Entry>
      <div className="self-end sm:text-end">
        <dt className="sr-only">{text.review.change}</dt>
        <dd>
          <Link
            to={toStepPath(checkout, "details")}
            aria-label={text.review.changeDetails}
            className="link inline-block py-2"
          >
            {text.review.change}
          </Link>
        </dd>
      </div>
    </dl>
  );
}

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm font-strong">{label}</dt>
      <dd className="text-soft wrap-anywhere">{children}</dd>
    </div>
  );
}
