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
import { messageWords } from "#i18n/he/inbox.ts";
import type { DealerStage, MessageState } from "#modules/messages/kinds.ts";
import { Tag } from "#ui/tag.tsx";

const states = {
  new: { tone: "info", Icon: CircleDot },
  read: { tone: "mute", Icon: MailOpen },
  answered: { tone: "ok", Icon: Reply },
  closed: { tone: "mute", Icon: Archive },
} as const satisfies Record<MessageState, { tone: string; Icon: LucideIcon }>;

export const stageIcons = {
  new: Handshake,
  contacted: Phone,
  approved: CircleCheck,
  declined: CircleX,
} as const satisfies Record<DealerStage, LucideIcon>;

/** How far a message has come: word, icon and colour. Spam has come nowhere. */
export function StateTag({ state, isSpam }: { state: MessageState; isSpam: boolean }) {
  if (isSpam)
    return (
      <Tag tone="warn">
        <ShieldAlert aria-hidden className="size-3.5 flex-none" />
        {messageWords.spamTag}
      </Tag>
    );
  const { tone, Icon } = states[state];
  return (
    <Tag tone={tone}>
      <Icon aria-hidden className="size-3.5 flex-none" />
      {messageWords.states[state]}
    </Tag>
  );
}

export function StageTag({ stage }: { stage: DealerStage }) {
  const Icon = stageIcons[stage];
  return (
    <Tag>
      <Icon aria-hidden className="size-3.5 flex-none" />
      {messageWords.stage[stage]}
    </Tag>
  );
}
