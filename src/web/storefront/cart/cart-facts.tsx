import { CalendarDays, LockKeyhole, Ruler, Undo2, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { cart } from "#i18n/en/cart.ts";
import { formatDeliveryDays } from "#i18n/en/delivery.ts";
import { choiceOfWays, paymentWords } from "#i18n/en/payment-words.ts";
import { stock } from "#i18n/en/stock.ts";
import { findLastDay } from "#modules/cart/line-labels.ts";
import { paths } from "#web/paths.ts";
import { useDelivery, usePayments, usePlain } from "../catalog.tsx";
import { useContent } from "../content.ts";
import { PageLink } from "../parts/page-link.tsx";
import { useCart } from "./cart-provider.tsx";
import { useOnTop } from "./use-on-top.ts";
import { useHasWays } from "./use-ways.ts";

const text = cart.facts;

/** Facts that a customer may want to know before the checkout. */
export function CartFacts() {
  const { processingBusinessDays: packing, cancelWithinHours } = useContent("policies");
  const delivery = useDelivery();
  const leavesBy = findLastDay(useCart().items);
  const payments = usePayments();
  const hasChoice = useHasWays();
  const onTop = useOnTop();
  const isPlain = usePlain() !== undefined;
  return (
    <ul aria-label={text.label} className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
      <Fact icon={CalendarDays} title={text.delivery.title}>
        {delivery && (
          <span className="block text-text">
            {leavesBy ? stock.together(leavesBy) : formatDeliveryDays(delivery)}
          </span>
        )}
        {[
          ...(onTop ? [] : [text.delivery.free(leavesBy !== undefined)]),
          leavesBy ? text.delivery.ahead : text.delivery.text(packing.from, packing.to),
        ].join(" ")}
      </Fact>
      <Fact icon={LockKeyhole} title={text.payment}>
        {hasChoice ? `${choiceOfWays}.` : paymentWords[payments].fact}
      </Fact>
      {!isPlain && (
        <Fact icon={Ruler} title={text.size.title}>
          {text.size.text}{" "}
          <PageLink to={paths.sizeChart} className="link">
            {text.size.link}
          </PageLink>
        </Fact>
      )}
      <Fact icon={Undo2} title={text.cancel.title}>
        {text.cancel.text(cancelWithinHours)}
      </Fact>
    </ul>
  );
}

function Fact(props: { icon: LucideIcon; title: string; children: ReactNode }) {
  const { icon: Icon, title, children } = props;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
      <Icon aria-hidden className="mt-0.5 size-5 text-accent" />
      <div className="text-sm leading-ui">
        <p className="font-strong">{title}</p>
        <p className="mt-1 text-soft">{children}</p>
      </div>
    </li>
  );
}
