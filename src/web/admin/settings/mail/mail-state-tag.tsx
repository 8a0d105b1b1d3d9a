import { Check, CircleAlert, CircleHelp, Clock, Send, type LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { mailWords } from "#i18n/he/mail-words.ts";
import type { MailState } from "#modules/mail/mail-states.ts";
import { Tag } from "#ui/tag.tsx";

const looks = {
  queued: { tone: "info", Icon: Clock },
  sending: { tone: "info", Icon: Send },
  sent: { tone: "ok", Icon: Check },
  failed: { tone: "danger", Icon: CircleAlert },
  unknown: { tone: "warn", Icon: CircleHelp },
} as const satisfies Record<
  MailState,
  { tone: ComponentProps<typeof Tag>["tone"]; Icon: LucideIcon }
>;

/** What has become of a mail: word, icon and colour. */
export function MailStateTag({ state }: { state: MailState }) {
  const { tone, Icon } = looks[state];
  return (
    <Tag tone={tone}>
      <Icon aria-hidden className="size-3.5 flex-none" />
      {mailWords.states[state]}
    </Tag>
  );
}
