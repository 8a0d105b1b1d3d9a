import { ArrowRight, Pencil, Plus, Trash2 } from "lucide-react";
import { Link } from "react-router";
import { formatShortDay } from "#i18n/format-he.ts";
import { audit as text } from "#i18n/he/audit.ts";
import type { AuditEntry } from "#modules/audit/contract.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { DataText } from "#ui/data-text.tsx";
import { Tag } from "#ui/tag.tsx";
import { Moment } from "../../kit/moment.tsx";
import { Amount } from "../../kit/money.tsx";
import {
  getChanges,
  getColumnName,
  getEntityName,
  isCode,
  getLink,
  findRowName,
  type RowNames,
} from "./entry-labels.ts";
import { toShownValue, type Place, type ShownValue } from "./shown-value.ts";

const looks = {
  insert: { tone: "ok", Icon: Plus },
  update: { tone: "info", Icon: Pencil },
  delete: { tone: "danger", Icon: Trash2 },
} as const;

/** Changes of one user in one transaction. */
export function EntryGroup({
  entries,
  names,
}: {
  entries: readonly [AuditEntry, ...AuditEntry[]];
  names: RowNames;
}) {
  const [{ at, actorId, actorEmail }] = entries;
  const actor = names[actorId ?? ""] ?? actorEmail;
  return (
    <li className="grid gap-3 border-b border-line px-5 py-3.5 last:border-b-0">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-xs">
        <DataText className="text-sm font-medium wrap-anywhere">{actor ?? text.nobody}</DataText>
        {actor !== actorEmail && <bdi className="wrap-anywhere text-faint">{actorEmail}</bdi>}
        <span className="text-faint">
          <Moment at={at} />
        </span>
        {entries.length > 1 && <span className="text-faint">{text.together(entries.length)}</span>}
      </p>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} names={names} />
      ))}
    </li>
  );
}

function Entry({ entry, names }: { entry: AuditEntry; names: RowNames }) {
  const { action, entity, entityId, subject, before: old, after: now } = entry;
  const changes = getChanges(entry);
  const link = getLink(entry);
  const name = findRowName(entry, names);
  const heading = (
    <span className="inline-flex flex-wrap items-center gap-x-2.5 gap-y-1 align-middle">
      <Tag {...looks[action]}>{text.actions[action]}</Tag>
      <span>{getEntityName(entity)}</span>
      {name !== undefined && (
        <DataText className="num text-xs wrap-anywhere text-faint" title={entityId}>
          {name}
        </DataText>
      )}
    </span>
  );
  return (
    <div className="grid gap-2 ps-3">
      {/* Changes are open at once; a new row has many columns, and none of them is news. */}
      <details open={action === "update"}>
        <summary className="min-h-11 cursor-pointer py-1 lg:min-h-0">{heading}</summary>
        <dl className="mt-1.5 grid grid-cols-[fit-content(7rem)_minmax(0,1fr)] gap-x-4 gap-y-1.5 rounded-sm bg-surface-2 p-3 text-xs sm:grid-cols-[minmax(6rem,auto)_minmax(0,1fr)]">
          {changes.map(({ column, before, after }) => (
            <div key={column} className="contents">
              <dt className={joinClassNames("text-soft", isCode(column) && "num")}>
                {isCode(column) ? <bdi>{column}</bdi> : getColumnName(column)}
              </dt>
              <dd className="flex min-w-0 flex-wrap items-baseline gap-x-2 gap-y-1">
                {action !== "insert" && (
                  <>
                    <span className="sr-only">{text.before}: </span>
                    <Value
                      place={{ entity, column, row: old }}
                      value={before}
                      names={names}
                      isOld
                    />
                  </>
                )}
                {action === "update" && (
                  <ArrowRight
                    aria-hidden
                    className="mirrored size-3.5 flex-none self-center text-faint"
                  />
                )}
                {action !== "delete" && (
                  <>
                    <span className="sr-only">{text.after}: </span>
                    <Value place={{ entity, column, row: now }} value={after} names={names} />
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
  place,
  value,
  names,
  isOld = false,
}: {
  place: Place;
  value: unknown;
  names: RowNames;
  isOld?: boolean;
}) {
  const Mark = isOld ? "del" : "ins";
  return (
    <Mark
      className={joinClassNames(
        "max-w-full rounded-xs px-1 wrap-anywhere whitespace-pre-wrap no-underline",
        isOld ? "bg-danger-bg text-danger-fg" : "bg-ok-bg text-ok-fg",
      )}
    >
      <Shown value={toShownValue(place, value, names)} />
    </Mark>
  );
}

function Shown({ value }: { value: ShownValue }) {
  switch (value.kind) {
    case "moment":
      return <Moment at={value.at} />;
    case "day":
      return <bdi className="num">{formatShortDay(value.day)}</bdi>;
    case "money":
      return <Amount amount={value.amount} />;
    case "text":
      return <bdi>{value.text}</bdi>;
  }
}
