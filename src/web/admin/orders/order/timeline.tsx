import {
  Banknote,
  EyeOff,
  Lock,
  MailCheck,
  MessageSquare,
  Pencil,
  RotateCcw,
  ShoppingBag,
  TimerOff,
  Truck,
  Undo2,
  type LucideIcon,
} from "lucide-react";
import { order as text } from "#i18n/he/order.ts";
import type { OrderEventKind } from "#modules/orders/kinds.ts";
import { toShekels } from "#modules/orders/shekels.ts";
import type { OrderDetails } from "#modules/order-processing/order-details.ts";
import { classNames } from "#ui/class-names.ts";
import { AmountInWords } from "../../kit/money.tsx";
import { Moment } from "../../kit/moment.tsx";
import { TimelineItem } from "../../kit/timeline-item.tsx";
import { statusIcons } from "#web/page/status-looks.ts";
import { getActor, getAmount, getNote, getReaders, getTitle, getWay } from "./event-labels.ts";

type Event = OrderDetails["events"][number];

const kindIcons = {
  created: ShoppingBag,
  confirmed: MailCheck,
  note: MessageSquare,
  payment: Banknote,
  refund: Undo2,
  shipment: Truck,
  edited: Pencil,
  released: TimerOff,
  hidden: EyeOff,
  restored: RotateCcw,
} as const satisfies Record<Exclude<OrderEventKind, "status">, LucideIcon>;
const icons = { ...kindIcons, ...statusIcons, internal: Lock };

function getIconName({ kind, toStatus, customerVisible }: Event): keyof typeof icons {
  if (kind === "note" && !customerVisible) return "internal";
  return kind === "status" ? (toStatus ?? "note") : kind;
}

/** Everything that has happened to an order, the newest last. */
export function Timeline({ order }: { order: OrderDetails }) {
  return (
    <ol aria-label={text.timeline.title} className="grid">
      {order.events.map((event) => (
        <Entry key={event.id} event={event} order={order} />
      ))}
    </ol>
  );
}

type EntryProps = { event: Event; order: Pick<OrderDetails, "source" | "ilsRate"> };

function Entry({ event, order: { source, ilsRate } }: EntryProps) {
  const amount = getAmount(event);
  const { carrier, trackingNumber } = event.facts ?? {};
  return (
    <TimelineItem Icon={icons[getIconName(event)]}>
      <div className="min-w-0 grow pt-0.5">
        <p className="leading-ui">
          {getTitle(event, source)}
          {amount && (
            <>
              : <AmountInWords ils={toShekels(amount, ilsRate)} original={amount} />
            </>
          )}
          {carrier && (
            <>
              : <bdi>{text.shipments.carriers[carrier]}</bdi>
            </>
          )}
          {trackingNumber !== undefined && (
            <>
              , <bdi dir="ltr">{trackingNumber}</bdi>
            </>
          )}
        </p>
        <Note event={event} />
        <p className="text-xs text-faint">
          <bdi>{getActor(event, source)}</bdi>
          {getWay(event)}, <Moment at={event.createdAt} />
        </p>
      </div>
    </TimelineItem>
  );
}

/** Notes of the back office and those that the customer reads differ in words, icon and ground. */
function Note({ event }: { event: Event }) {
  const note = getNote(event);
  if (note === undefined) return null;
  const readers = getReaders(event);
  return (
    <p
      dir="auto"
      className={classNames(
        "my-1 rounded-sm whitespace-pre-line wrap-anywhere",
        readers !== undefined && "px-3 py-2",
        readers === "internal" && "bg-warn-bg text-warn-fg",
        readers === "visible" && "bg-info-bg text-info-fg",
      )}
    >
      {note}
    </p>
  );
}
