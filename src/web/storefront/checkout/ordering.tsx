import { CircleCheck } from "lucide-react";
import { useEffect, useRef, type ReactNode, type SyntheticEvent } from "react";
import { Link } from "react-router";
import { ordering as text } from "#i18n/en/ordering.ts";
import { formatMoney } from "#i18n/format.ts";
import { getAddress, normalizeDetails } from "#modules/checkout/details.ts";
import { isolateText } from "#shared/isolate-text.ts";
import { findLawArea } from "#shared/law-areas.ts";
import { Button, getButtonClass } from "#ui/button.tsx";
import { ButtonRow } from "#ui/button-row.tsx";
import { paths } from "#web/paths.ts";
import { usePayments } from "../catalog.tsx";
import { LawNotice } from "../rights/law-notice.tsx";
import { useRights } from "../rights/use-rights.ts";
import { editPath, type FilledCheckout } from "./checkout-state.ts";
import type { OrderChange } from "./order-changes.ts";
import { HowToPay } from "./how-to-pay.tsx";
import { getPayMode, hasNoWay } from "./pay-way.ts";
import { ProblemNote } from "./problem-note.tsx";
import { BelowTotal, ORDER_FORM } from "./order-place.tsx";
import { StepActions } from "./step-actions.tsx";
import { TooMany } from "./too-many.tsx";
import { usePlacing } from "./use-placing.ts";

const CHANGES = "order-changes";

type OrderingProps = { checkout: FilledCheckout; children: ReactNode };

/**
 * The end of the checkout in a shop that takes orders. `children` is what was entered, once more.
 */
export function Ordering({ checkout, children }: OrderingProps) {
  const mode = getPayMode(checkout, usePayments());
  const { changes, place, acceptChanges, startAnother } = usePlacing(checkout);
  const { phase, earlier, other, answer } = checkout.state;
  if (phase === "placed") return <Confirmed text={text.confirmed[mode]} />;
  if (phase === "open" && earlier !== undefined)
    return (
      <Earlier
        orderPath={paths.orderStatus(earlier)}
        isOther={other !== undefined}
        onAnother={startAnother}
      />
    );

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    void place();
  }

  const isAsking = checkout.isQuoting;
  return (
    <form id={ORDER_FORM} noValidate onSubmit={submit}>
      {changes.length > 0 && (
        <Changes changes={changes} editPath={editPath(checkout)} onAccept={acceptChanges} />
      )}
      {answer?.tooMany && changes.length === 0 && (
        <TooMany lines={answer.tooMany} checkout={checkout} />
      )}
      {children}
      <HowToPay checkout={checkout} mode={mode} />
      <BelowTotal>
        <p className="text-sm text-soft">
          {text.terms}{" "}
          <Link to={paths.terms} className="link">
            {text.termsLink}
          </Link>
          .
        </p>
        <PlaceRights checkout={checkout} />
        {answer?.problem && changes.length === 0 && !isAsking && (
          <ProblemNote problem={answer.problem} />
        )}
        <Button
          type="submit"
          form={ORDER_FORM}
          size="lg"
          disabled={changes.length > 0 || isAsking || hasNoWay(checkout)}
          aria-describedby={changes.length > 0 ? CHANGES : undefined}
          aria-busy={phase === "sending" || isAsking}
        >
          {phase === "sending" ? text.sending : text.pay[mode].button}
        </Button>
      </BelowTotal>
      <StepActions checkout={checkout} />
    </form>
  );
}

/** The law of the place that the order goes to, before it is placed. */
function PlaceRights({ checkout }: { checkout: FilledCheckout }) {
  const rights = useRights();
  const details = normalizeDetails(checkout.state.details);
  const address = getAddress(details, details.sameAsShipping ? "billing" : "shipping");
  const code = rights && findLawArea(rights.areas, address);
  const area = rights?.areas.find((it) => it.code === code);
  return rights && area && <LawNotice {...area} link={rights.link} />;
}

/** Stands above what was entered and takes the focus: on a phone the button is far below. */
function Changes(props: {
  changes: readonly OrderChange[];
  editPath: string;
  onAccept: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="alert" className="mb-6 grid gap-3 rounded-lg bg-warn-bg p-5 text-warn-fg">
      <h2 ref={heading} tabIndex={-1} className="font-text text-md font-strong tracking-normal">
        {text.changes.title}
      </h2>
      <ul id={CHANGES} className="grid gap-1 text-sm">
        {props.changes.map((change) => (
          <li key={getWords(change)}>{getWords(change)}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button size="sm" onClick={props.onAccept}>
          {text.changes.accept}
        </Button>
        <Link to={props.editPath} className="inline-block py-2 text-sm font-strong underline">
          {text.changes.edit}
        </Link>
      </div>
    </div>
  );
}

function getWords(change: OrderChange): string {
  const labels = text.changes;
  const name = "name" in change ? isolateText(change.name) : "";
  switch (change.kind) {
    case "price":
      return labels.price(name, formatMoney(change.before), formatMoney(change.now));
    case "fewer":
      return labels.fewer(name, change.before, change.now);
    case "quantity":
      return labels.quantity(name, change.before, change.now);
    case "later":
      return labels.later(name, change.leavesBy);
    case "gone":
      return labels.gone(name);
    case "added":
      return labels.added(name, change.now);
    case "coupon":
      return labels.coupon(change.code, change.why);
    case "total":
      return labels.total(formatMoney(change.before), formatMoney(change.now));
  }
}

function Confirmed({ text: labels }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div
      role="status"
      className="grid justify-items-start gap-4 rounded-lg bg-ok-bg p-5 text-ok-fg sm:p-7"
    >
      <CircleCheck aria-hidden className="size-10" />
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        {text.confirmed.title}
      </h2>
      <p>{labels}</p>
    </div>
  );
}

function Earlier(props: { orderPath: string; isOther: boolean; onAnother: () => void }) {
  return (
    <div className="grid justify-items-start gap-4 rounded-lg border border-line bg-surface p-5 sm:p-7">
      <h2 className="text-2xl">{text.earlier.title}</h2>
      <p className="text-soft">{props.isOther ? text.earlier.other : text.earlier.text}</p>
      <ButtonRow className="justify-self-stretch">
        <Link reloadDocument to={props.orderPath} className={getButtonClass()}>
          {text.earlier.open}
        </Link>
        <Button tone="line" onClick={props.onAnother}>
          {text.earlier.another}
        </Button>
      </ButtonRow>
    </div>
  );
}
