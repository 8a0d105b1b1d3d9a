import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from "react";
import { Link, Navigate } from "react-router";
import { cart as cartText } from "#i18n/en/cart.ts";
import { checkout as text, type FirstStep } from "#i18n/en/checkout.ts";
import { checkoutSteps, type CheckoutStep } from "#modules/checkout/steps.ts";
import { getButtonClass } from "#ui/button.tsx";
import { joinClassNames } from "#ui/class-names.ts";
import { paths } from "#web/paths.ts";
import { OrderFrame } from "../cart/order-frame.tsx";
import { useCouponCheckOnOpening } from "../cart/unchecked-coupon.ts";
import { useContent } from "../content.ts";
import {
  toStepPath,
  useCheckout,
  useChoice,
  type Checkout,
  type CheckoutAddress,
} from "./checkout-state.ts";
import { ColorChoice, ColorStepEnd } from "./color-step.tsx";
import { StepList } from "./step-list.tsx";
import { OrderPlace } from "./order-place.tsx";
import { loadLines, Summary } from "./summary.tsx";

/** The later steps are no part of the first load; they come while the first ones are filled in. */
const loadQuantity = () => import("./quantity-step.tsx");
const loadDetails = () => import("./details-step.tsx");
const loadPayment = () => import("./payment-step.tsx");
const QuantityStep = lazy(async () => ({ default: (await loadQuantity()).QuantityStep }));
const DetailsStep = lazy(async () => ({ default: (await loadDetails()).DetailsStep }));
const PaymentStep = lazy(async () => ({ default: (await loadPayment()).PaymentStep }));

/**
 * The checkout at one address. The colors are there at once; the rest follows when the browser has
 * read its storage.
 */
export function CheckoutView({ address }: { address: CheckoutAddress }) {
  const checkout = useCheckout(address);
  const step = checkout?.step ?? address.step;
  const choice = useChoice(address.slug);
  const first = checkout?.first ?? choice;
  const isChoice = step === "colour" && first === choice;
  const isBrief = step !== "payment";
  const steps = checkout?.steps ?? checkoutSteps;
  const number = steps.indexOf(step) + (first === "items" ? 2 : 1);
  const [orderPlace, setOrderPlace] = useState<HTMLElement | null>(null);
  // Until the cart has been read: it may begin with something else, and has fewer steps.
  const untilRead =
    !checkout && address.buy === undefined && "[:root[data-stored-cart]_&]:invisible";
  useCouponCheckOnOpening();
  useEffect(() => {
    // An error is met again, and answered, where the step is shown.
    void Promise.allSettled([loadLines(), loadQuantity(), loadDetails(), loadPayment()]);
  }, []);
  return (
    <OrderFrame
      summaryLabel={cartText.summary.title}
      summaryFirst={isBrief}
      summary={
        <>
          {checkout ? <Summary checkout={checkout} brief={isBrief} /> : <LoadError of="summary" />}
          {!isBrief && <div ref={setOrderPlace} className="mt-6 grid gap-4 empty:hidden" />}
        </>
      }
    >
      {step !== address.step && <Navigate replace to={toStepPath(address, step)} />}
      <div className={joinClassNames("max-w-180", step === "colour" && untilRead)}>
        <div className={joinClassNames(untilRead)}>
          <StepList
            steps={steps}
            current={step}
            first={first}
            getPath={(done) => toStepPath(address, done)}
          />
        </div>
        <StepHeading step={step} number={number} first={first} />
        {isChoice && <ColorChoice slug={address.slug} buy={address.buy} />}
        <OrderPlace value={orderPlace}>
          {checkout ? <StepBody checkout={checkout} /> : <NotYet step={step} />}
        </OrderPlace>
      </div>
    </OrderFrame>
  );
}

const stepBodies: Readonly<Record<CheckoutStep, ComponentType<{ checkout: Checkout }>>> = {
  colour: ColorStepEnd,
  quantity: QuantityStep,
  details: DetailsStep,
  payment: PaymentStep,
};

function StepBody({ checkout }: { checkout: Checkout }) {
  if (checkout.order.lines.length === 0) return <NotSold />;
  const Body = stepBodies[checkout.step];
  return (
    <Suspense fallback={<LoadError of="step" />}>
      <Body checkout={checkout} />
    </Suspense>
  );
}

type StepHeadingProps = { step: CheckoutStep; number: number; first: FirstStep };

/**
 * The focus follows to each new step, so that it is announced and the keyboard starts at its top.
 */
function StepHeading({ step, number, first }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <h1 ref={heading} tabIndex={-1} className="mb-8">
      <span className="sr-only">{text.numbered(number, text.stepName(step, first))}: </span>
      {text.heading(step, first)}
    </h1>
  );
}

/**
 * Holds the place: of the summary with its height, of a step down to the end of the screen, so that
 * the footer stays below.
 */
function LoadError({ of }: { of: "summary" | "step" }) {
  return (
    <div className={of === "step" ? "min-h-svh noscript:hidden" : "noscript:hidden"}>
      <p className="sr-only">{text.reading}</p>
      <span aria-hidden className="block h-14 rounded-lg bg-bg lg:h-18" />
    </div>
  );
}

/** The colors stand by themselves; the other steps need what the browser has stored. */
function NotYet({ step }: { step: CheckoutStep }) {
  return (
    <>
      <NoScript />
      {step !== "colour" && <LoadError of="step" />}
    </>
  );
}

function NoScript() {
  const { email } = useContent("brand");
  return (
    <noscript>
      <p className="mt-6">
        {text.noScript}{" "}
        <a href={`mailto:${email}`} className="link">
          {email}
        </a>
      </p>
    </noscript>
  );
}

function NotSold() {
  return (
    <div className="mt-6 grid justify-items-start gap-4">
      <p>{text.notSold}</p>
      <Link to={paths.products} className={getButtonClass()}>
        {text.seeColors}
      </Link>
    </div>
  );
}
