import { KeyRound, ShieldAlert, ShieldCheck, ShieldOff, Trash2 } from "lucide-react";
import { formatShortDate } from "#i18n/format-he.ts";
import { roleNames } from "#i18n/he/role-names.ts";
import { roles } from "#i18n/he/roles.ts";
import { roles as allRoles, type Role } from "#shared/roles.ts";
import { findPreset } from "#shared/rights-presets.ts";
import { DataText } from "#ui/data-text.tsx";
import { Options } from "#ui/options.tsx";
import { Tag } from "#ui/tag.tsx";
import { getReasonText } from "../../api/abilities.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { defineColumns } from "../../kit/define-columns.tsx";
import { BareSelect } from "../../kit/bare-select.tsx";
import { EmailText } from "../../kit/email-text.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";
import { getName, useIsOwn, type RoleRow } from "./role-row.ts";

const text = roles.people;

type RowActions = {
  onChange: (row: RoleRow, to: Role) => void;
  onRemove: (row: RoleRow) => void;
  /** Shows what a moderator may do. */
  onOpen: (row: RoleRow) => void;
};

export function peopleColumns({ onChange, onRemove, onOpen }: RowActions) {
  return defineColumns<RoleRow, typeof text.columns>(text.columns, {
    name: { phone: "lead", cell: (row) => <Person row={row} /> },
    role: {
      phone: "whole",
      cell: (row) => (
        <span className="flex flex-wrap items-start gap-2 max-sm:py-1">
          <RoleSelect row={row} onChange={(to) => onChange(row, to)} />
          {row.role === "moderator" && <RightsButton row={row} onOpen={() => onOpen(row)} />}
        </span>
      ),
    },
    given_at: { kind: "moment", phone: "hidden", isForWide: true },
    secondFactor: { phone: "lead", cell: (row) => <SecondFactor row={row} /> },
    actions: {
      phone: "side",
      cell: (row) => <RemoveButton row={row} onRemove={() => onRemove(row)} />,
    },
  });
}

function Person({ row }: { row: RoleRow }) {
  const isOwn = useIsOwn(row);
  return (
    <span className="grid min-w-0 justify-items-start gap-0.5">
      <span className="flex flex-wrap items-center gap-2 font-medium">
        <DataText className="wrap-anywhere">{getName(row)}</DataText>
        {isOwn && <Tag tone="info">{text.you}</Tag>}
      </span>
      <EmailText email={row.email} className="text-xs text-faint" />
    </span>
  );
}

function RoleSelect({ row, onChange }: { row: RoleRow; onChange: (to: Role) => void }) {
  const disabledReason = getReasonText(row.can.change, text.reasons);
  const reasonId = `role-of-${row.user_id}-reason`;
  return (
    <span className="grid min-w-0 justify-items-start gap-1">
      <BareSelect
        aria-label={text.roleLabel(getName(row))}
        aria-describedby={disabledReason === undefined ? undefined : reasonId}
        disabled={disabledReason !== undefined}
        value={row.role}
        onChange={({ target }) => {
          const to = allRoles.find((role) => role === target.value);
          if (to !== undefined && to !== row.role) onChange(to);
        }}
        className="border-line-strong hover:border-soft disabled:border-line disabled:bg-mute-bg disabled:text-mute-fg"
      >
        <Options values={allRoles} labels={roleNames} />
      </BareSelect>
      {disabledReason !== undefined && (
        <span id={reasonId} className="max-w-72 text-xs text-faint">
          {disabledReason}
        </span>
      )}
    </span>
  );
}

/** Rights of a moderator, in short; a press opens all of them. */
function RightsButton({ row, onOpen }: { row: RoleRow; onOpen: () => void }) {
  const preset = findPreset(row.grants);
  return (
    <ActionButton onClick={onOpen} className="lg:min-h-10">
      <KeyRound aria-hidden className="size-4 flex-none" />
      {preset ? roles.grants.presets.names[preset] : text.rights.count(row.grants.length)}
      <span className="sr-only">{text.rights.of(getName(row))}</span>
    </ActionButton>
  );
}

function SecondFactor({ row: { second_factor: factor } }: { row: RoleRow }) {
  // Told to administrators alone.
  if (factor === null) return <span className="text-faint">–</span>;
  if (factor.is_on)
    return (
      <Tag tone="ok" Icon={ShieldCheck}>
        {text.secondFactor.on}
      </Tag>
    );
  if (factor.due_at === null)
    return (
      <span className="inline-flex items-center gap-1.5 text-xs text-faint">
        <ShieldOff aria-hidden className="size-3.5 flex-none" />
        {text.secondFactor.off}
      </span>
    );
  return (
    <Tag tone="warn" Icon={ShieldAlert}>
      <span className="whitespace-nowrap">
        {text.secondFactor.dueBy}{" "}
        <bdi className="num">{formatShortDate(new Date(factor.due_at))}</bdi>
      </span>
    </Tag>
  );
}

function RemoveButton({ row, onRemove }: { row: RoleRow; onRemove: () => void }) {
  const disabledReason = getReasonText(row.can.remove, text.reasons);
  return (
    <ToolButton
      label={text.remove(getName(row))}
      disabledReason={disabledReason}
      onClick={onRemove}
      className="inline-grid"
    >
      <Trash2 aria-hidden className="size-4" />
    </ToolButton>
  );
}
