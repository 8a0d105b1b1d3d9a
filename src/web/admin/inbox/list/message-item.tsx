import { Link, useLocation } from "react-router";
import { inbox as text, messageLabels } from "#i18n/he/inbox.ts";
import type { MessageRow } from "#modules/messages/admin-contract.ts";
import { Tag } from "#ui/tag.tsx";
import { adminPaths } from "#web/admin-paths.ts";
import { admin } from "#i18n/he/admin.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { DataText } from "#ui/data-text.tsx";
import { Moment } from "../../kit/moment.tsx";
import { DeadlineTag } from "../deadline-tag.tsx";
import { getName } from "../get-name.ts";

type MessageItemProps = {
  row: MessageRow;
  isOpen: boolean;
  isPicked: boolean;
  onPick: (isPicked: boolean) => void;
  now: Date;
};

/** A message in the list. The whole of it opens it. */
export function MessageItem({ row, isOpen, isPicked, onPick, now }: MessageItemProps) {
  const location = useLocation();
  const state: unknown = location.state;
  const name = getName(row);
  const isNew = row.state === "new" && !row.isSpam;
  return (
    <li
      data-open={isOpen || undefined}
      className="relative flex gap-3 border-b border-line px-4 py-3 last:border-b-0 hover:bg-surface-hover data-open:bg-accent-wash"
    >
      <input
        type="checkbox"
        aria-label={`${admin.list.select} ${name}`}
        checked={isPicked}
        onChange={({ target }) => onPick(target.checked)}
        className="relative z-1 mt-0.5 size-4.5 flex-none accent-brand"
      />
      <div className="grid min-w-0 grow grid-cols-1 gap-1">
        <div className="flex items-baseline gap-2">
          <Link
            to={{ pathname: adminPaths.message(row.id), search: location.search }}
            state={state}
            preventScrollReset
            data-row-link={row.id}
            aria-current={isOpen ? "true" : undefined}
            className={joinClassNames(
              "min-w-0 truncate text-text no-underline after:absolute after:inset-0",
              isNew && "font-strong",
            )}
          >
            <DataText>{name}</DataText>
            {isNew && <span className="sr-only">, {text.unread}</span>}
          </Link>
          {isNew && <span aria-hidden className="size-2 flex-none rounded-pill bg-badge" />}
          <span className="ms-auto flex-none text-xs text-faint">
            <Moment at={row.waitingSince} />
          </span>
        </div>
        {row.excerpt !== "" && (
          <DataText as="p" className="line-clamp-2 text-start text-xs wrap-anywhere text-soft">
            {row.excerpt}
          </DataText>
        )}
        <div className="flex flex-wrap items-center gap-1.5 text-xs text-faint">
          <DeadlineTag dueAt={row.dueAt} now={now} />
          {row.kind !== "contact" && <Tag>{messageLabels.kinds[row.kind]}</Tag>}
          {row.assignee && <DataText>{row.assignee.name}</DataText>}
        </div>
      </div>
    </li>
  );
}
