import { ArrowLeft, Pencil, Plus, Trash2 } from "lucide-react";
import { Link } from "react-router";
import { audit as text } from "#i18n/he/audit.ts";
import type { AuditEntry } from "#modules/audit/contract.ts";
import { classNames } from "#ui/class-names.ts";
import { Tag } from "#ui/tag.tsx";
import { Moment } from "../../kit/moment.tsx";
import {
  changesOf,
  columnName,
  entityName,
  isCode,
  keyName,
  linkOf,
  valueText,
} from "./entry-words.ts";

const looks = {
  insert: { tone: "ok", Icon: Plus },
  update: { tone: "info", Icon: Pencil },
  delete: { tone: "danger", Icon: Trash2 },
} as const;

/** What somebody did in one go. */
export function EntryGroup({ entries }: { entries: readonly [AuditEntry, ...AuditEntry[]] }) {
  const [{ at, actorEmail }] = entries;
  return (
    <li className="grid gap-3 border-b border-line px-5 py-3.5 last:border-b-0">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-xs">
        <bdi className="text-sm font-medium wrap-anywhere">{actorEmail ?? text.nobody}</bdi>
        <span className="text-faint">
          <Moment at={at} />
        </span>
        {entries.length > 1 && <span className="text-faint">{text.together(entries.length)}</span>}
      </p>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </li>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { action, entity, entityId, subject } = entry;
  const { tone, Icon } = looks[action];
  const changes = changesOf(entry);
  const link = linkOf(entry);
  const heading = (
    <span className="inline-flex flex-wrap items-center gap-x-2.5 gap-y-1 align-middle">
      <Tag tone={tone}>
        <Icon aria-hidden className="size-3.5 flex-none" />
        {text.actions[action]}
      </Tag>
      <span>{entityName(entity)}</span>
      <bdi className="num text-xs wrap-anywhere text-faint" title={entityId}>
        {keyName(entity, entityId)}
      </bdi>
    </span>
  );
  return (
    <div className="grid gap-2 ps-3">
      {/* What changed is there at once; a new row has many columns, and none of them is news. */}
      <details open={action === "update"}>
        <summary className="min-h-11 cursor-pointer py-1 lg:min-h-0">{heading}</summary>
        <dl className="mt-1.5 grid gap-x-4 gap-y-1.5 rounded-sm bg-surface-2 p-3 text-xs sm:grid-cols-[minmax(6rem,auto)_minmax(0,1fr)]">
          {changes.map(({ column, before, after }) => (
            <div key={column} className="contents">
              <dt className={classNames("text-soft", isCode(column) && "num")}>
                {isCode(column) ? <bdi>{column}</bdi> : columnName(column)}
              </dt>
              <dd className="flex min-w-0 flex-wrap items-baseline gap-x-2 gap-y-1">
                {action !== "insert" && (
                  <>
                    <span className="sr-only">{text.before}: </span>
                    <Value entity={entity} column={column} value={before} isOld />
                  </>
                )}
                {action === "update" && (
                  <ArrowLeft aria-hidden className="size-3.5 flex-none self-center text-faint" />
                )}
                {action !== "delete" && (
                  <>
                    <span className="sr-only">{text.after}: </span>
                    <Value entity={entity} column={column} value={after} />
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </details>
      {link !== undefined && subject !== null && (
        <Link
          to={link}
          className="justify-self-start text-xs text-link underline-offset-4 hover:underline"
        >
          {text.links[subject.kind]}
        </Link>
      )}
    </div>
  );
}

function Value({
  entity,
  column,
  value,
  isOld = false,
}: {
  entity: string;
  column: string;
  value: unknown;
  isOld?: boolean;
}) {
  const Mark = isOld ? "del" : "ins";
  return (
    <Mark
      className={classNames(
        "max-w-full rounded-xs px-1 wrap-anywhere whitespace-pre-wrap no-underline",
        isOld ? "bg-danger-bg text-danger-fg" : "bg-ok-bg text-ok-fg",
      )}
    >
      <bdi>{valueText(entity, column, value)}</bdi>
    </Mark>
  );
}
