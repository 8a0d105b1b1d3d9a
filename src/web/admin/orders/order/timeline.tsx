import {
  Banknote,
  EyeOff,
  Lock,
  MailCheck,
  MailX,
  MessageSquare,
  Pencil,
  RotateCcw,
  ShoppingBag,
  TimerOff,
  PackageCheck,
  PackageOpen,
  Truck,
  Undo2,
  type LucideIcon,
} from "lucide-react";
import { Link } from "react-router";
import { mailLabels } from "#i18n/he/mail-labels.ts";
import { mailReasonTexts } from "#i18n/he/mail-reasons.ts";
import { order as text } from "#i18n/he/order.ts";
import { formatShortDate } from "#i18n/format-he.ts";
import { orderLabels } from "#i18n/he/order-labels.ts";
import type { OrderEventKind } from "#modules/orders/kinds.ts";
import { convertToBoth } from "#shared/exchange.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { money } from "#shared/money.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { DataText } from "#ui/data-text.tsx";
import { adminPaths } from "#web/admin-paths.ts";
import { useMay } from "../../api/abilities.ts";
import { MailStateTag } from "../../kit/mail-state-tag.tsx";
import { AmountInWords } from "../../kit/money.tsx";
import { Moment } from "../../kit/moment.tsx";
import { TimelineItem } from "../../kit/timeline-item.tsx";
import { statusIcons } from "#web/page/status-looks.ts";
import { useCarrierName } from "../shipping/use-carriers.ts";
import { EventChanges } from "./event-changes.tsx";
import { getActor, getAmount, getNote, getReaders, getTitle, getWay } from "./event-labels.ts";

type Event = OrderDetails["events"][number];

const kindIcons = {
  created: ShoppingBag,
  confirmed: MailCheck,
  note: MessageSquare,
  payment: Banknote,
  refund: Undo2,
  shipment: Truck,
  arrived: PackageCheck,
  return: PackageOpen,
  edited: Pencil,
  released: TimerOff,
  deleted: EyeOff,
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
      {order.stuckMails.map((mail) => (
        <StuckMailEntry key={mail.id} mail={mail} />
      ))}
    </ol>
  );
}

/** A mail that the customer may be waiting for. */
function StuckMailEntry({ mail }: { mail: OrderDetails["stuckMails"][number] }) {
  const may = useMay();
  const { id, kind, state, reason, createdAt } = mail;
  return (
    <TimelineItem Icon={MailX}>
      <div className="grid min-w-0 grow justify-items-start gap-1 pt-0.5">
        <p className="leading-ui">
          {text.timeline.mail} <bdi>{mailLabels.kinds[kind]}</bdi>
        </p>
        <MailStateTag state={state} />
        {reason !== null && <p className="text-xs text-soft">{mailReasonTexts[reason]}</p>}
        {may("mail.read") && (
          <Link to={`${adminPaths.mail}?mail=${id}`} className="link text-sm">
            {text.timeline.toMail}
          </Link>
        )}
        <p className="text-xs text-faint">
          <Moment at={createdAt} />
        </p>
      </div>
    </TimelineItem>
  );
}

type EntryProps = { event: Event; order: Pick<OrderDetails, "source" | "ilsRate" | "number"> };

function Entry({ event, order: { source, ilsRate, number } }: EntryProps) {
  const getCarrierName = useCarrierName();
  const amount = getAmount(event);
  const { carrier, trackingNumber, paymentKind, arrivedOn } = event.facts ?? {};
  return (
    <TimelineItem Icon={icons[getIconName(event)]}>
      <div className="min-w-0 grow pt-0.5">
        <p className="leading-ui">
          {getTitle(event, source)}
          {amount && (
            <>
              : <AmountInWords {...convertToBoth(amount, ilsRate)} />
            </>
          )}
          {paymentKind && <>, {orderLabels.paymentKinds[paymentKind]}</>}
          {arrivedOn && (
            <>
              : <bdi className="num">{formatShortDate(new Date(arrivedOn))}</bdi>
            </>
          )}
          {carrier && (
            <>
              : <bdi>{getCarrierName(carrier)}</bdi>
            </>
          )}
          {trackingNumber !== undefined && (
            <>
              , <bdi dir="ltr">{trackingNumber}</bdi>
            </>
          )}
        </p>
        {event.kind === "return" && (
          <Link to={`${adminPaths.returns}?q=${number}`} className="link text-sm">
            {text.timeline.toReturns}
          </Link>
        )}
        <EventChanges facts={event.facts} ilsRate={ilsRate} />
        <AgreedPrices facts={event.facts} ilsRate={ilsRate} />
        <Note event={event} />
        <p className="text-xs text-faint">
          <DataText>{getActor(event, source)}</DataText>
          {getWay(event)}, <Moment at={event.createdAt} />
        </p>
      </div>
    </TimelineItem>
  );
}

type AgreedProps = Pick<Event, "facts"> & Pick<OrderDetails, "ilsRate">;

/** The prices that an order was made with in place of the catalogue's, and why. */
function AgreedPrices({ facts, ilsRate }: AgreedProps) {
  const { agreed = [], currency } = facts ?? {};
  if (currency === undefined || agreed.length === 0) return null;
  const renderAmount = (minor: number) => (
    <AmountInWords {...convertToBoth(money(minor, currency), ilsRate)} />
  );
  return (
    <ul className="my-1 grid gap-1 text-xs text-soft">
      {agreed.map(({ name, listMinor, agreedMinor, reason }, index) => (
        // Two lines may be of one variant, and they stand as they were entered.
        <li key={index} className="wrap-anywhere">
          {text.timeline.agreed} (<DataText>{name ?? text.timeline.wholeOrder}</DataText>):{" "}
          {renderAmount(agreedMinor)} {text.timeline.insteadOf} {renderAmount(listMinor)}.{" "}
          {text.lines.agreedReason} <DataText>{reason}</DataText>
        </li>
      ))}
    </ul>
  );
}

/** Notes of the back office and those that the customer reads differ in words, icon and ground. */
function Note({ event }: { event: Event }) {
  const note = getNote(event);
  if (note === undefined) return null;
  const readers = getReaders(event);
  return (
    <DataText
      as="p"
      className={joinClassNames(
        "my-1 rounded-sm whitespace-pre-line wrap-anywhere",
        readers !== undefined && "px-3 py-2",
        readers === "internal" && "bg-warn-bg text-warn-fg",
        readers === "visible" && "bg-info-bg text-info-fg",
      )}
    >
      {note}
    </DataText>
  );
}
