import { CircleCheck, CircleX, Clock, FileCheck2, UserRoundMinus } from "lucide-react";
import { subscribers as text } from "#i18n/he/subscribers.ts";
import type { Subscriber } from "#modules/newsletter/admin-contract.ts";
import type { SubscriberState } from "#modules/newsletter/states.ts";
import { Tag, type TagStyle } from "#ui/tag.tsx";
import { defineColumns } from "../../kit/define-columns.tsx";
import { EmailText } from "../../kit/email-text.tsx";
import { Moment } from "../../kit/moment.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";

const states = {
  pending: { tone: "warn", Icon: Clock },
  confirmed: { tone: "ok", Icon: CircleCheck },
  unsubscribed: { tone: "mute", Icon: CircleX },
} as const satisfies Record<SubscriberState, TagStyle>;

function StateTag({ state }: { state: SubscriberState }) {
  return <Tag {...states[state]}>{text.state[state]}</Tag>;
}

/** When the present state began, in a card that has no columns. */
function SinceWhen({ subscriber }: { subscriber: Subscriber }) {
  const { requestedAt, confirmedAt, unsubscribedAt, state } = subscriber;
  const { word, at } = {
    pending: { word: text.columns.requestedAt, at: requestedAt },
    confirmed: { word: text.columns.confirmedAt, at: confirmedAt },
    unsubscribed: { word: text.columns.unsubscribedAt, at: unsubscribedAt },
  }[state];
  return (
    <>
      {word} <Moment at={at ?? requestedAt} />
    </>
  );
}

/** Topic of the subscription, unless it is the newsletter. */
function Topic({ subscriber: { topic, waitsFor } }: { subscriber: Subscriber }) {
  if (topic === "newsletter") return null;
  const name = text.topics[topic];
  return (
    <span className="text-xs text-soft">
      {waitsFor === null ? name : text.topicOf(name, waitsFor)}
    </span>
  );
}

type Open = (dialog: "consent" | "remove", subscriber: Subscriber) => void;

export function subscriberColumns(open: Open) {
  return defineColumns<Subscriber, typeof text.columns>(text.columns, {
    email: {
      phone: "lead",
      cell: (subscriber) => (
        <span className="grid">
          <EmailText email={subscriber.email} />
          <Topic subscriber={subscriber} />
          <span className="text-xs text-faint sm:hidden">
            <SinceWhen subscriber={subscriber} />
          </span>
        </span>
      ),
    },
    state: { phone: "side", cell: ({ state }) => <StateTag state={state} /> },
    requestedAt: { kind: "moment", phone: "hidden" },
    confirmedAt: { kind: "moment", phone: "hidden", isForWide: true },
    unsubscribedAt: { kind: "moment", phone: "hidden", isForWide: true },
    actions: {
      align: "end",
      cell: (subscriber) => (
        <span className="flex justify-end">
          <ToolButton
            label={text.consent.of(subscriber.email)}
            onClick={() => open("consent", subscriber)}
          >
            <FileCheck2 aria-hidden className="size-4.5" />
          </ToolButton>
          <ToolButton
            label={text.remove.title(subscriber.email)}
            call="POST /api/admin/subscribers/:id/removal"
            disabledReason={subscriber.state === "unsubscribed" ? text.remove.left : undefined}
            onClick={() => open("remove", subscriber)}
          >
            <UserRoundMinus aria-hidden className="size-4.5" />
          </ToolButton>
        </span>
      ),
    },
  });
}
