import { useEffect, useRef, type SyntheticEvent } from "react";
import { Form, useNavigation, useRevalidator } from "react-router";
import { orderStatus as text } from "#i18n/en/order-status.ts";
import { formatTime } from "#i18n/format.ts";
import { returnPath } from "#modules/orders/order-path.ts";
import { isOpenStatus } from "#modules/orders/status.ts";
import type { OrderPage } from "#modules/orders/order-page/order-page.ts";
import { Button, getButtonClass } from "#ui/button.tsx";
import { ButtonRow } from "#ui/button-row.tsx";
import { nowMs } from "#web/browser/clock.ts";
import { useContent } from "../content.ts";
import type { OrderAnswer } from "./answer-order.ts";
import { Panel } from "./panel.tsx";
import { TimeLeft } from "./time-left.tsx";
import { useCancelSignedIn } from "./use-cancel-signed-in.ts";

/**
 * The button to cancel with a second look before it, which works without scripts as well; later the
 * way to ask.
 */
export function CancelOrder({
  order,
  answer,
  orderKey,
}: {
  order: OrderPage;
  answer: OrderAnswer | undefined;
  /** Opens the page of the order's returns. */
  orderKey: string | undefined;
}) {
  const { status, canCancelUntil } = order;
  const isOpen = isOpenStatus(status);
  const { email } = useContent("brand");
  const { cancelWithinHours } = useContent("policies");
  return (
    <Panel heading={isOpen ? text.cancel.title : text.help.title} className="on-screen">
      {answer && "failed" in answer && answer.intent === "cancel" && (
        <p role="alert" className="mb-4 rounded-md bg-danger-bg px-5 py-4 text-sm text-danger-fg">
          {text.cancel.failed[answer.failed]}
        </p>
      )}
      {canCancelUntil === null ? (
        <p className="text-soft">
          {isOpen ? text.cancel.over(cancelWithinHours) : text.help.text}{" "}
          <a href={`mailto:${email}`} className="link">
            {email}
          </a>
        </p>
      ) : (
        <Confirmation until={canCancelUntil} />
      )}
      {orderKey !== undefined && (
        <a href={returnPath(orderKey)} className="link mt-4 inline-block py-2">
          {text.returns}
        </a>
      )}
    </Panel>
  );
}

function Confirmation({ until }: { until: string }) {
  const { isBusy: isCancelling, failed, submit } = useCancelSignedIn();
  const isSent = useNavigation().formData?.get("intent") === "cancel";
  const isBusy = isSent || isCancelling;
  useRefreshAt(until);
  const details = useRef<HTMLDetailsElement>(null);
  const question = useRef<HTMLParagraphElement>(null);

  function focusOnQuestion(event: SyntheticEvent<HTMLDetailsElement>) {
    if (event.currentTarget.open) question.current?.focus();
  }

  function closeQuestion() {
    if (details.current === null) return;
    details.current.open = false;
    details.current.querySelector("summary")?.focus();
  }

  return (
    <>
      <p className="text-soft">
        <time dateTime={until}>{text.cancel.until(formatTime(new Date(until)))}</time>
        <TimeLeft until={until} />
      </p>
      <details ref={details} className="mt-4" onToggle={focusOnQuestion}>
        <summary className={`${getButtonClass({ tone: "line" })} list-none max-sm:w-full`}>
          {text.cancel.open}
        </summary>
        <p ref={question} tabIndex={-1} className="my-4">
          {text.cancel.sure}
        </p>
        {failed !== undefined && (
          <p role="alert" className="mb-4 rounded-md bg-danger-bg px-5 py-4 text-sm text-danger-fg">
            {text.cancel.failed[failed]}
          </p>
        )}
        <Form method="post" onSubmit={submit}>
          <ButtonRow>
            <Button type="submit" name="intent" value="cancel" aria-busy={isBusy}>
              {isBusy ? text.cancel.busy : text.cancel.confirm}
            </Button>
            <Button tone="quiet" className="noscript:hidden" onClick={closeQuestion}>
              {text.cancel.keep}
            </Button>
          </ButtonRow>
        </Form>
      </details>
    </>
  );
}

/** When the time is over, the page says so. */
function useRefreshAt(moment: string): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setTimeout(() => void revalidate(), Date.parse(moment) - nowMs() + 1_000);
    return () => clearTimeout(timer);
  }, [moment, revalidate]);
}
