import {
  Archive,
  ArchiveRestore,
  ChevronDown,
  Ellipsis,
  Mail,
  ShieldAlert,
  ShieldCheck,
  UserRound,
} from "lucide-react";
import { inbox as text, messageLabels } from "#i18n/he/inbox.ts";
import type { Message } from "#modules/messages/admin-contract.ts";
import { DataText } from "#ui/data-text.tsx";
import { useApi } from "../../api/use-api.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { Menu, MenuChoices, MenuItem } from "../../kit/menu.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";
import { stageChoices } from "../message-tags.tsx";
import { useBatch } from "../use-batch.ts";
import type { useMessageActions } from "./use-message-actions.ts";

type Actions = ReturnType<typeof useMessageActions>;
type ActionBarProps = { message: Message; actions: Actions; onDone: () => void };
const labels = text.actions;

/** Actions on a message besides answering it. */
export function ActionBar({ message, actions, onDone }: ActionBarProps) {
  const { id, state, isSpam, stage } = message;
  const batch = useBatch(onDone);
  const isClosed = state === "closed";
  return (
    <div className="flex flex-none flex-wrap items-center gap-2 px-4 pb-3">
      <AssignMenu message={message} actions={actions} />
      {stage && (
        <Menu
          label={`${labels.stage}: ${messageLabels.stage[stage]}`}
          trigger={
            <ActionButton action={actions.action}>
              {messageLabels.stage[stage]}
              <ChevronDown aria-hidden className="size-4" />
            </ActionButton>
          }
        >
          <MenuChoices
            label={labels.stage}
            value={stage}
            choices={stageChoices}
            onChoose={(value) => value !== stage && actions.setStage(value)}
          />
        </Menu>
      )}
      {!isSpam && (
        <ActionButton action={actions.action} onClick={isClosed ? actions.reopen : actions.close}>
          {isClosed ? (
            <ArchiveRestore aria-hidden className="size-4" />
          ) : (
            <Archive aria-hidden className="size-4" />
          )}
          {isClosed ? labels.reopen : labels.close}
        </ActionButton>
      )}
      {isSpam && (
        <ActionButton action={batch.action} tone="main" onClick={() => batch.run("not-spam", [id])}>
          <ShieldCheck aria-hidden className="size-4" />
          {labels.notSpam}
        </ActionButton>
      )}
      {!isSpam && (
        <Menu
          label={labels.more}
          align="end"
          trigger={
            <ToolButton label={labels.more} className="ms-auto">
              <Ellipsis aria-hidden className="size-5" />
            </ToolButton>
          }
        >
          {state === "read" && (
            <MenuItem Icon={Mail} action={actions.action} onSelect={actions.markUnread}>
              {labels.unread}
            </MenuItem>
          )}
          <MenuItem
            Icon={ShieldAlert}
            action={batch.action}
            onSelect={() => batch.run("spam", [id])}
          >
            {labels.spam}
          </MenuItem>
        </Menu>
      )}
    </div>
  );
}

const NOBODY = "nobody";

function AssignMenu({ message: { assignee }, actions }: Omit<ActionBarProps, "onDone">) {
  const { data } = useApi("GET /api/admin/message-assignees", {});
  const people = data?.people ?? [];
  const name = assignee?.name ?? text.nobody;
  return (
    <Menu
      label={`${labels.assign}: ${name}`}
      trigger={
        <ActionButton action={actions.action} className="max-w-48">
          <UserRound aria-hidden className="size-4 flex-none" />
          <DataText className="truncate">{name}</DataText>
          <ChevronDown aria-hidden className="size-4 flex-none" />
        </ActionButton>
      }
    >
      <MenuChoices
        label={labels.assign}
        value={assignee?.id ?? NOBODY}
        choices={[
          { value: NOBODY, label: text.nobody },
          ...people.map((person) => ({
            value: person.id,
            label: <DataText>{person.name}</DataText>,
          })),
        ]}
        onChoose={(value) => {
          if (value !== (assignee?.id ?? NOBODY))
            actions.assign(people.find(({ id }) => id === value) ?? null);
        }}
      />
    </Menu>
  );
}
