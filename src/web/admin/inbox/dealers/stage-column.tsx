import { formatCount } from "#i18n/format-he.ts";
import { useId } from "react";
import { dealers as text } from "#i18n/he/dealers.ts";
import { messageLabels } from "#i18n/he/inbox.ts";
import type { DealerCard } from "#modules/messages/admin-contract.ts";
import type { DealerStage } from "#modules/messages/kinds.ts";
import { stageIcons } from "../message-tags.tsx";
import { DealerItem } from "./dealer-item.tsx";

type StageColumnProps = {
  stage: DealerStage;
  count: number;
  dealers: readonly DealerCard[];
  now: Date;
  onMove: (card: DealerCard, to: DealerStage) => void;
};

/** A stage with its inquiries, the newest first. */
export function StageColumn({ stage, count, dealers, now, onMove }: StageColumnProps) {
  const headingId = useId();
  const Icon = stageIcons[stage];
  return (
    <section
      aria-labelledby={headingId}
      className="grid min-w-0 content-start gap-2.5 rounded-md bg-mute-bg p-2.5"
    >
      <header className="flex min-h-8 items-center gap-2 px-1.5">
        <Icon aria-hidden className="size-4 flex-none text-mute-fg" />
        <h2 id={headingId} className="text-sm leading-ui">
          {messageLabels.stages[stage]}
        </h2>
        <span className="num ms-auto text-xs text-mute-fg">
          <bdi>{formatCount(count)}</bdi>
        </span>
      </header>
      {dealers.length === 0 ? (
        <p className="px-1.5 pb-2 text-xs text-mute-fg">{text.none}</p>
      ) : (
        <ul aria-labelledby={headingId} className="grid gap-2">
          {dealers.map((card) => (
            <DealerItem key={card.id} card={card} now={now} onMove={(to) => onMove(card, to)} />
          ))}
        </ul>
      )}
      {count > dealers.length && (
        <p className="px-1.5 pb-1 text-xs text-mute-fg">{text.more(count - dealers.length)}</p>
      )}
    </section>
  );
}
