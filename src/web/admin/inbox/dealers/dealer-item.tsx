import { ArrowRightLeft } from "lucide-react";
import type { KeyboardEvent } from "react";
import { Link } from "react-router";
import { isEnglish } from "#i18n/language.ts";
import { dealers as text } from "#i18n/he/dealers.ts";
import type { DealerCard } from "#modules/messages/admin-contract.ts";
import type { DealerStage } from "#modules/messages/kinds.ts";
import { DataText } from "#ui/data-text.tsx";
import { adminPaths } from "#web/admin-paths.ts";
import { useMissingRight } from "../../api/abilities.ts";
import { Menu, MenuChoices } from "../../kit/menu.tsx";
import { Moment } from "../../kit/moment.tsx";
import { PhoneLink } from "../../kit/phone-link.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";
import { DeadlineTag } from "../deadline-tag.tsx";
import { stageChoices } from "../message-tags.tsx";
import { getName } from "../get-name.ts";
import { findStageBeside } from "./move-card.ts";

const MOVE = "PUT /api/admin/messages/:id/stage";

type DealerItemProps = { card: DealerCard; now: Date; onMove: (to: DealerStage) => void };

/** Time goes as one reads. */
const steps: Readonly<Record<string, 1 | -1>> = isEnglish
  ? { ArrowLeft: -1, ArrowRight: 1 }
  : { ArrowLeft: 1, ArrowRight: -1 };

/**
 * An inquiry on the board: a menu moves it, and Shift with an arrow does while its name has the
 * focus.
 */
export function DealerItem({ card, now, onMove }: DealerItemProps) {
  const mayMove = useMissingRight({ call: MOVE }) === undefined;
  const { id, name, phone, dial, city, createdAt, dueAt, stage, company } = card;
  const title = getName(card);
  const contact = company === null ? null : name;
  function onKeyDown(event: KeyboardEvent) {
    const by = steps[event.key];
    if (by === undefined || !event.shiftKey || !mayMove) return;
    event.preventDefault();
    const to = findStageBeside(stage, by);
    if (to !== undefined) onMove(to);
  }
  return (
    <li className="relative grid gap-1.5 rounded-sm border border-line bg-surface px-3.5 py-3 hover:border-line-strong">
      <div className="flex items-start gap-1">
        <Link
          to={{ pathname: adminPaths.message(id), search: "?kind=dealer&folder=all" }}
          data-row-link={id}
          data-stage={stage}
          onKeyDown={onKeyDown}
          className="min-w-0 font-medium wrap-anywhere text-text no-underline after:absolute after:inset-0"
        >
          <DataText>{title}</DataText>
        </Link>
        <span className="relative z-1 ms-auto -my-2 -me-2.5">
          <Menu
            label={text.moveLabel(title)}
            align="end"
            trigger={
              <ToolButton label={text.moveLabel(title)} call={MOVE}>
                <ArrowRightLeft aria-hidden className="size-4" />
              </ToolButton>
            }
          >
            <MenuChoices label={text.move} value={stage} choices={stageChoices} onChoose={onMove} />
          </Menu>
        </span>
      </div>
      <p className="text-xs wrap-anywhere text-soft">
        {contact !== null && <DataText>{contact}</DataText>}
        {contact !== null && city !== null && ", "}
        {city !== null && <DataText>{city}</DataText>}
      </p>
      {phone !== null && (
        <PhoneLink phone={phone} dial={dial} className="num relative z-1 w-fit text-xs" />
      )}
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-faint">
        <span>
          {text.since} <Moment at={createdAt} />
        </span>
        <DeadlineTag dueAt={dueAt} now={now} />
      </p>
    </li>
  );
}
