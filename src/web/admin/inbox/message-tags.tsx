import {
  CircleCheck,
  CircleDot,
  CircleX,
  Handshake,
  MailOpen,
  Phone,
  Reply,
  ShieldAlert,
  Archive,
  type LucideIcon,
} from "lucide-react";
import { messageLabels } from "#i18n/he/inbox.ts";
import { dealerStages, type DealerStage, type MessageState } from "#modules/messages/kinds.ts";
import { Tag, type TagStyle } from "#ui/tag.tsx";

const states = {
  new: { tone: "info", Icon: CircleDot },
  read: { tone: "mute", Icon: MailOpen },
  answered: { tone: "ok", Icon: Reply },
  closed: { tone: "mute", Icon: Archive },
} as const satisfies Record<MessageState, TagStyle>;

export const stageIcons = {
  new: Handshake,
  contacted: Phone,
  approved: CircleCheck,
  declined: CircleX,
} as const satisfies Record<DealerStage, LucideIcon>;

/** The stages to choose from. */
export const stageChoices = dealerStages.map((value) => ({
  value,
  label: messageLabels.stage[value],
  Icon: stageIcons[value],
}));

/** The state of a message: word, icon and color. Spam has none. */
export function StateTag({ state, isSpam }: { state: MessageState; isSpam: boolean }) {
  if (isSpam)
    return (
      <Tag tone="warn" Icon={ShieldAlert}>
        {messageLabels.spamTag}
      </Tag>
    );
  return <Tag {...states[state]}>{messageLabels.states[state]}</Tag>;
}

export function StageTag({ stage }: { stage: DealerStage }) {
  return <Tag Icon={stageIcons[stage]}>{messageLabels.stage[stage]}</Tag>;
}
