import { CalendarClock, Check, CircleSlash, PencilLine, Plus } from "lucide-react";
import { contentList as text } from "#i18n/he/content.ts";
import type { DocumentSummary } from "#modules/content/admin/contract.ts";
import { Tag, type TagStyle } from "#ui/tag.tsx";
import { Moment } from "../kit/moment.tsx";
import { useNow } from "../kit/use-now.ts";
import { isLate } from "./list/document-list.ts";

const looks = {
  changed: { tone: "ok", Icon: Check },
  new: { tone: "ok", Icon: Plus },
  removed: { tone: "mute", Icon: CircleSlash },
} as const satisfies Record<string, TagStyle>;

/**
 * The state of a document: whether it differs from the project's own, whether visitors see it, and
 * whether there is a draft. Most are as delivered, which is not worth a word.
 */
export function DocumentStateTag({
  document: { state, draft },
}: {
  document: Pick<DocumentSummary, "state" | "draft">;
}) {
  const now = useNow();
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      {state !== "delivered" && <Tag {...looks[state]}>{text.states[state]}</Tag>}
      {draft && draft.publishAt === null && (
        <Tag tone="warn" Icon={PencilLine}>
          {text.draft}
        </Tag>
      )}
      {draft !== null && draft.publishAt !== null && (
        <Tag tone={isLate({ draft }, now) ? "danger" : "info"} Icon={CalendarClock}>
          {isLate({ draft }, now) ? text.filter.late : text.scheduled}{" "}
          <Moment at={draft.publishAt} />
        </Tag>
      )}
    </span>
  );
}
