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
import { inbox as text, messageWords } from "#i18n/he/inbox.ts";
import type { Message, messageDeskEndpoints } from "#modules/messages/desk-contract.ts";
import { dealerStages } from "#modules/messages/kinds.ts";
import { useApi } from "../../api/use-api.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { Menu, MenuChoices, MenuItem } from "../../kit/menu.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";
import { stageIcons } from "../message-tags.tsx";
import { useBatch } from "../use-batch.ts";
import type { useMessageActions } from "./use-message-actions.ts";

type Actions = ReturnType<typeof useMessageActions>;
type ActionBarProps = { message: Message; actions: Actions; onDone: () => void };
const words = text.actions;
const needs = "messages.write";

/** What can be done with a message besides answering it. */
export function ActionBar({ message, actions, onDone }: ActionBarProps) {
  const { id, state, isSpam, stage } = message;
  const batch = useBatch(onDone);
  const isClosed = state === "closed";
  return (
    <div className="flex flex-none flex-wrap items-center gap-2 px-4 pb-3">
      <AssignMenu message={message} actions={actions} />
      {stage && (
        <Menu
          label={`${words.stage}: ${messageWords.stage[stage]}`}
          trigger={
            <ActionButton needs={needs} isPending={actions.isPending}>
              {messageWords.stage[stage]}
              <ChevronDown aria-hidden className="size-4" />
            </ActionButton>
          }
        >
          <MenuChoices
            label={words.stage}
            value={stage}
            choices={dealerStages.map((value) => ({
              value,
              label: messageWords.stage[value],
              Icon: stageIcons[value],
            }))}
            onChoose={(value) => value !== stage && actions.setStage(value)}
          />
        </Menu>
      )}
      {!isSpam && (
        <ActionButton
          needs={needs}
          isPending={actions.isPending}
          onClick={isClosed ? actions.reopen : actions.close}
        >
          {isClosed ? (
            <ArchiveRestore aria-hidden className="size-4" />
          ) : (
            <Archive aria-hidden className="size-4" />
          )}
          {isClosed ? words.reopen : words.close}
        </ActionButton>
      )}
      {isSpam && (
        <ActionButton
          needs={needs}
          tone="main"
          isPending={batch.isPending}
          onClick={() => batch.run("not-spam", [id])}
        >
          <ShieldCheck aria-hidden className="size-4" />
          {words.notSpam}
        </ActionButton>
      )}
      {!isSpam && (
        <Menu
          label={words.more}
          align="end"
          trigger={
            <ToolButton label={words.more} className="ms-auto">
              <Ellipsis aria-hidden className="size-5" />
            </ToolButton>
          }
        >
          {state === "read" && (
            <MenuItem Icon={Mail} needs={needs} onSelect={actions.markUnread}>
              {words.unread}
            </MenuItem>
          )}
          <MenuItem Icon={ShieldAlert} needs={needs} onSelect={() => batch.run("spam", [id])}>
            {words.spam}
          </MenuItem>
        </Menu>
      )}
    </div>
  );
}

const NOBODY = "nobody";

function AssignMenu({ message: { assignee }, actions }: Omit<ActionBarProps, "onDone">) {
  const { data } = useApi<typeof messageDeskEndpoints.listAssignees>(
    "/api/admin/message-assignees",
    {},
  );
  const people = data?.people ?? [];
  const name = assignee?.name ?? text.nobody;
  return (
    <Menu
      label={`${words.assign}: ${name}`}
      trigger={
        <ActionButton needs={needs} isPending={actions.isPending} className="max-w-48">
          <UserRound aria-hidden className="size-4 flex-none" />
          <bdi className="truncate">{name}</bdi>
          <ChevronDown aria-hidden className="size-4 flex-none" />
        </ActionButton>
      }
    >
      <MenuChoices
        label={words.assign}
        value={assignee?.id ?? NOBODY}
        choices={[
          { value: NOBODY, label: text.nobody },
          ...people.map((person) => ({ value: person.id, label: <bdi>{person.name}</bdi> })),
        ]}
        onChoose={(value) => {
          if (value !== (assignee?.id ?? NOBODY))
            actions.assign(people.find(({ id }) => id === value) ?? null);
        }}
      />
    </Menu>
  );
}
