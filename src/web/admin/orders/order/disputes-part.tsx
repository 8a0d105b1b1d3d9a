import { ExternalLink } from "lucide-react";
import { formatForeignMinor } from "#i18n/format-he.ts";
import { orderMoney } from "#i18n/he/order-money.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { DataText } from "#ui/data-text.tsx";
import { Tag } from "#ui/tag.tsx";
import { ActionButton } from "../../kit/action-button.tsx";
import { Moment } from "../../kit/moment.tsx";
import { Part } from "../../kit/page-part.tsx";
import type { OrderDialog } from "./open-dialog.tsx";

const text = orderMoney.disputes;
const tones = { opened: "danger", lost: "mute", won: "ok" } as const;

type DisputesPartProps = { order: OrderDetails; onOpen: (dialog: OrderDialog) => void };

/** Payments that the customer, or their bank, takes back; nothing for most orders. */
export function DisputesPart({ order: { disputes }, onOpen }: DisputesPartProps) {
  if (disputes.length === 0) return null;
  return (
    <Part
      title={text.title}
      action={
        <ActionButton onClick={() => onOpen({ name: "evidence" })}>
          {text.evidence.button}
        </ActionButton>
      }
    >
      <ul aria-label={text.title} className="grid gap-3">
        {disputes.map((dispute) => (
          <DisputeEntry key={dispute.id} dispute={dispute} />
        ))}
      </ul>
    </Part>
  );
}

function DisputeEntry({ dispute }: { dispute: OrderDetails["disputes"][number] }) {
  const { name, reference, url, amountMinor, currency, reason, dueAt, outcome, createdAt } =
    dispute;
  return (
    <li className="grid gap-0.5">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <bdi dir="ltr" className="num font-medium">
          {formatForeignMinor(amountMinor, currency)}
        </bdi>
        <Tag tone={tones[outcome]}>{text.outcomes[outcome]}</Tag>
      </span>
      {outcome === "opened" && (
        <span className="text-sm">
          {dueAt === null ? (
            text.noDue
          ) : (
            <>
              {text.due} <Moment at={dueAt} />
            </>
          )}
        </span>
      )}
      {reason !== null && (
        <span className="text-xs text-soft">
          {text.reason} <DataText className="wrap-anywhere">{reason}</DataText>
        </span>
      )}
      <span className="text-xs text-soft wrap-anywhere">
        {url === null ? (
          text.at(name)
        ) : (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className="link inline-flex items-center gap-1 py-1"
          >
            {text.at(name)}
            <ExternalLink aria-hidden className="size-3.5 flex-none" />
          </a>
        )}{" "}
        <bdi dir="ltr">{reference}</bdi>
      </span>
      <span className="text-xs text-faint">
        <Moment at={createdAt} />
      </span>
    </li>
  );
}
