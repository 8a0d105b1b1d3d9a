import { Check, CircleAlert, CircleHelp, Clock, type LucideIcon } from "lucide-react";
import { mailWords } from "#i18n/he/mail-words.ts";
import type { MailState } from "#modules/mail/mail-states.ts";
import type { Message } from "#modules/messages/desk-contract.ts";
import { Tag } from "#ui/tag.tsx";
import { Moment } from "../../kit/moment.tsx";
import { Written } from "./written.tsx";

const mails = {
  queued: { tone: "mute", Icon: Clock },
  sending: { tone: "mute", Icon: Clock },
  sent: { tone: "ok", Icon: Check },
  failed: { tone: "danger", Icon: CircleAlert },
  unknown: { tone: "warn", Icon: CircleHelp },
} as const satisfies Record<MailState, { tone: string; Icon: LucideIcon }>;

/** What the shop has answered, and what became of each mail. */
export function Replies({ replies }: { replies: Message["replies"] }) {
  return (
    <ol className="grid gap-3">
      {replies.map(({ id, body, author, createdAt, mail }) => (
        <li key={id} className="grid gap-2 rounded-sm bg-surface-2 px-4 py-3">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-faint">
            <bdi className="font-medium text-text">{author}</bdi>
            <Moment at={createdAt} />
            {mail && <MailTag state={mail.state} />}
          </p>
          <Written text={body} />
        </li>
      ))}
    </ol>
  );
}

function MailTag({ state }: { state: MailState }) {
  const { tone, Icon } = mails[state];
  return (
    <Tag tone={tone}>
      <Icon aria-hidden className="size-3.5 flex-none" />
      {mailWords.states[state]}
    </Tag>
  );
}
