import {
  Lock,
  Mail,
  Megaphone,
  MessageSquare,
  Reply,
  ShoppingBag,
  UserRound,
  type LucideIcon,
} from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { customer as labels } from "#i18n/he/customer.ts";
import { subjectInWords } from "#i18n/he/inbox.ts";
import { mailLabels } from "#i18n/he/mail-labels.ts";
import type { TimelineEntry } from "#modules/customers/admin/timeline-shapes.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { DataText } from "#ui/data-text.tsx";
import { adminPaths } from "#web/admin-paths.ts";
import { Amount } from "../../kit/money.tsx";
import { Moment } from "../../kit/moment.tsx";
import { StatusBadge } from "../../kit/status-badge.tsx";
import { TimelineItem } from "../../kit/timeline-item.tsx";
import { PagedList } from "./paged-list.tsx";
import { usePages } from "../../api/use-pages.ts";

const text = labels.timeline;

const icons = {
  order: ShoppingBag,
  message: MessageSquare,
  reply: Reply,
  mail: Mail,
  note: Lock,
  consent: Megaphone,
  account: UserRound,
} as const satisfies Record<TimelineEntry["kind"], LucideIcon>;

/** The customer's history with the shop, the newest first. */
export function TimelineTab({ id }: { id: string }) {
  const read = usePages("GET /api/admin/customers/:id/timeline", { params: { id }, query: {} });
  return (
    <PagedList
      label={text.list}
      empty={text.empty}
      failed={text.failed}
      rows={read.data?.pages.flatMap((page) => page.entries)}
      read={read}
    >
      {(entry) => <Entry key={`${entry.kind} ${entry.id} ${entry.at}`} entry={entry} />}
    </PagedList>
  );
}

function Entry({ entry }: { entry: TimelineEntry }) {
  return (
    <TimelineItem Icon={icons[entry.kind]}>
      <div className="grid min-w-0 grow gap-0.5 pt-0.5">
        <What entry={entry} />
        <p className="text-xs text-faint">
          <Moment at={entry.at} />
          {"authorName" in entry.facts && (
            <>
              {" · "}
              <DataText>{entry.facts.authorName}</DataText>
            </>
          )}
        </p>
      </div>
    </TimelineItem>
  );
}

function What({ entry }: { entry: TimelineEntry }): ReactNode {
  switch (entry.kind) {
    case "order": {
      const { number, status, total, totalIls } = entry.facts;
      return (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link to={adminPaths.order(entry.id)} className="link">
            {text.kinds.order}{" "}
            <bdi dir="ltr" className="num">
              #{number}
            </bdi>
          </Link>
          <StatusBadge status={status} />
          <Amount amount={totalIls ?? total} />
          {totalIls !== null && <Amount amount={total} className="text-xs text-faint" />}
        </p>
      );
    }
    case "message":
      return (
        <>
          <p>
            <Link to={adminPaths.message(entry.id)} className="link">
              {text.kinds.message}
            </Link>
            {entry.facts.subject !== null && (
              <>
                : <DataText>{subjectInWords(entry.facts.subject)}</DataText>
              </>
            )}
          </p>
          <Labels text={entry.facts.text} />
        </>
      );
    case "reply":
      return (
        <>
          <p>
            <Link to={adminPaths.message(entry.facts.messageId)} className="link">
              {text.kinds.reply}
            </Link>
          </p>
          <Labels text={entry.facts.text} />
        </>
      );
    case "mail":
      return (
        <p>
          {text.kinds.mail}: {mailLabels.kinds[entry.facts.mailKind]}{" "}
          <span
            className={joinClassNames(
              "text-xs",
              entry.facts.state === "failed" ? "text-danger-fg" : "text-faint",
            )}
          >
            ({mailLabels.states[entry.facts.state]})
          </span>
        </p>
      );
    case "note":
      return (
        <>
          <p>{text.kinds.note}</p>
          <Labels text={entry.facts.text} tone="internal" />
        </>
      );
    case "consent":
      return <p>{text.consent[entry.facts.step]}</p>;
    case "account":
      return <p>{text.account[entry.facts.step]}</p>;
  }
}

/** Text that a person wrote, in the direction of its language. */
function Labels({ text: written, tone }: { text: string | null; tone?: "internal" }) {
  if (written === null) return null;
  return (
    <DataText
      as="p"
      className={joinClassNames(
        "line-clamp-6 rounded-sm whitespace-pre-line wrap-anywhere",
        tone === "internal" ? "bg-warn-bg px-3 py-2 text-warn-fg" : "text-soft",
      )}
    >
      {written}
    </DataText>
  );
}
