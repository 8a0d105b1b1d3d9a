import {
  Bell,
  BellOff,
  CheckCheck,
  CircleAlert,
  CircleX,
  DatabaseBackup,
  Hourglass,
  Mail,
  PackageOpen,
  PackageX,
  Scale,
  ServerCog,
  ShoppingBag,
  Undo2,
  Unplug,
  type LucideIcon,
} from "lucide-react";
import { useContext, type ReactNode } from "react";
import { Link } from "react-router";
import { news } from "#i18n/he/news.ts";
import type { Notification } from "#modules/notifications/contract.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { useApi } from "../api/use-api.ts";
import { ActionButton, getActionClass } from "../kit/action-button.tsx";
import { LoadError } from "../kit/list-frame.tsx";
import { EmptyState } from "../kit/list-states.tsx";
import { AmountInWords } from "../kit/money.tsx";
import { Moment } from "../kit/moment.tsx";
import { NewsContext } from "./news-context.ts";
import { getNewsPath } from "./news-path.ts";

const text = news.bell;

/** The latest notifications, below their `title`. */
export function NewsPanel({ title, onGo }: { title: ReactNode; onGo: () => void }) {
  const { unread, markRead, device } = useContext(NewsContext);
  return (
    <>
      <header className="flex items-center gap-2 border-b border-line py-1.5 ps-4 pe-2">
        {title}
        {unread > 0 && (
          <ActionButton tone="quiet" onClick={markRead}>
            <CheckCheck aria-hidden className="size-4" />
            {text.markRead}
          </ActionButton>
        )}
      </header>
      {device.isSilent && <SilentDevice onAgree={device.hide} onGo={onGo} />}
      <List onGo={onGo} />
    </>
  );
}

/** Says that this browser gets no push notifications any more. */
function SilentDevice({ onAgree, onGo }: { onAgree: () => void; onGo: () => void }) {
  return (
    <section className="grid gap-2 border-b border-line px-4 py-3">
      <p className="flex gap-3">
        <BellOff aria-hidden className="mt-0.5 size-4.5 flex-none text-warn-fg" />
        {text.silentDevice}
      </p>
      <p className="flex flex-wrap gap-2 ps-7.5">
        <Link to={adminPaths.ownSecurity} onClick={onGo} className={getActionClass()}>
          {text.toDevices}
        </Link>
        <ActionButton tone="quiet" onClick={onAgree}>
          {text.staySilent}
        </ActionButton>
      </p>
    </section>
  );
}

function List({ onGo }: { onGo: () => void }) {
  const { lastReadAt } = useContext(NewsContext);
  const read = useApi("GET /api/admin/notifications", {});
  const { data } = read;
  if (data === undefined) return <LoadError read={read} failed={text.failed} rows={4} />;
  if (data.notifications.length === 0)
    return <EmptyState Icon={Bell} title={text.empty} text={text.emptyText} />;
  return (
    <ul className="divide-y divide-line overflow-y-auto overscroll-contain">
      {data.notifications.map((notification) => (
        <Entry
          key={`${notification.kind} ${notification.id}`}
          notification={notification}
          isNew={notification.at > lastReadAt}
          onGo={onGo}
        />
      ))}
    </ul>
  );
}

const icons = {
  order: ShoppingBag,
  return: PackageOpen,
  "order-cancelled": CircleX,
  stock: CircleAlert,
  "unpaid-holds": Hourglass,
  message: Mail,
  "refund-failed": Undo2,
  "money-elsewhere": Undo2,
  "paid-without-stock": PackageX,
  "payment-away": Unplug,
  backup: DatabaseBackup,
  finding: Scale,
  setup: ServerCog,
} as const satisfies Record<Notification["kind"], LucideIcon>;

type EntryProps = { notification: Notification; isNew: boolean; onGo: () => void };

function Entry({ notification, isNew, onGo }: EntryProps) {
  const Icon = icons[notification.kind];
  return (
    <li className="relative flex gap-3 px-4 py-3 hover:bg-surface-hover">
      <Icon
        aria-hidden
        className={
          notification.kind === "order" || notification.kind === "message"
            ? "mt-0.5 size-4.5 flex-none text-soft"
            : "mt-0.5 size-4.5 flex-none text-warn-fg"
        }
      />
      <span className="grid min-w-0 grow gap-0.5">
        <Link
          to={getLink(notification)}
          onClick={onGo}
          className="wrap-anywhere text-text no-underline after:absolute after:inset-0"
        >
          {getWords(notification)}
        </Link>
        <span className="flex flex-wrap gap-x-2 text-xs text-faint">
          <Moment at={notification.at} />
          {notification.kind === "order" && (
            <span>
              <AmountInWords ils={notification.totalIls} original={notification.total} />
            </span>
          )}
          {"amount" in notification && notification.amount !== null && (
            <span>
              <AmountInWords ils={notification.amountIls} original={notification.amount} />
            </span>
          )}
        </span>
      </span>
      {isNew && (
        <span className="mt-1.5 size-2 flex-none rounded-pill bg-badge">
          <span className="sr-only">{text.isNew}</span>
        </span>
      )}
    </li>
  );
}

function getLink(notification: Notification): string {
  const { kind, id } = notification;
  if ("sku" in notification) return getNewsPath(kind, notification.sku);
  return getNewsPath(kind, "orderId" in notification ? notification.orderId : id);
}

function getWords(notification: Notification): string {
  switch (notification.kind) {
    case "order":
      return news.kinds.order(notification.number, notification.customerName);
    case "stock":
      return news.kinds.stock(notification.name, notification.available);
    case "unpaid-holds":
      return news.kinds["unpaid-holds"](notification.name, notification.held, notification.onHand);
    case "backup":
      return news.kinds.backup[notification.problem];
    case "finding":
      return news.kinds.finding(notification.count);
    case "setup":
      return news.kinds.setup[notification.problem];
    case "payment-away":
      return news.kinds["payment-away"](notification.name);
    case "message":
      return news.kinds.message(notification.messageKind, notification.name);
    case "money-elsewhere":
      return news.kinds["money-elsewhere"][notification.what](notification.number, notification);
    case "return":
      return news.kinds.return[notification.returnKind](notification.number);
    case "order-cancelled":
    case "refund-failed":
    case "paid-without-stock":
      return news.kinds[notification.kind](notification.number);
  }
}
