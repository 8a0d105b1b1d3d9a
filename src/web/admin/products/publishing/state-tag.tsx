import { Archive, CalendarClock, Eye, PencilLine } from "lucide-react";
import { publishing as text } from "#i18n/he/publishing.ts";
import type { PublishingState } from "#modules/catalog/publishing.ts";
import { Tag, type TagStyle } from "#ui/tag.tsx";
import { Moment } from "../../kit/moment.tsx";

const looks: Readonly<Record<PublishingState, TagStyle>> = {
  draft: { tone: "mute", Icon: PencilLine },
  scheduled: { tone: "info", Icon: CalendarClock },
  live: { tone: "ok", Icon: Eye },
  archived: { tone: "mute", Icon: Archive },
};

type StateTagProps = { state: PublishingState; publishAt: string | null };

/** The tag with the publishing state, and its date. */
export function StateTag({ state, publishAt }: StateTagProps) {
  return (
    <span className="grid justify-items-start gap-0.5">
      <Tag {...looks[state]}>{text.states[state]}</Tag>
      {publishAt !== null && (
        <span className="text-xs text-soft sm:max-xl:max-w-20 sm:max-xl:*:whitespace-normal">
          {text.from}
          <Moment at={publishAt} />
        </span>
      )}
    </span>
  );
}
