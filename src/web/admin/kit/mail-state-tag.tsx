import { Check, CircleAlert, CircleHelp, Clock, Send } from "lucide-react";
import { mailLabels } from "#i18n/he/mail-labels.ts";
import type { MailState } from "#modules/mail/mail-states.ts";
import { Tag, type TagStyle } from "#ui/tag.tsx";

const looks = {
  queued: { tone: "info", Icon: Clock },
  sending: { tone: "info", Icon: Send },
  sent: { tone: "ok", Icon: Check },
  failed: { tone: "danger", Icon: CircleAlert },
  unknown: { tone: "warn", Icon: CircleHelp },
} as const satisfies Record<MailState, TagStyle>;

/** State of a mail: word, icon and color. */
export function MailStateTag({ state }: { state: MailState }) {
  return <Tag {...looks[state]}>{mailLabels.states[state]}</Tag>;
}
