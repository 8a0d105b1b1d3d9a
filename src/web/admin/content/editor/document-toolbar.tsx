import {
  CalendarClock,
  CalendarX2,
  CircleSlash,
  Ellipsis,
  History,
  PackageCheck,
  RotateCcw,
  Send,
  Trash2,
} from "lucide-react";
import { LOCALE } from "#i18n/language.ts";
import { formatTime } from "#i18n/format.ts";
import { contentActions as text, contentEditor } from "#i18n/he/content-editor.ts";
import type { EditedDocument } from "#modules/content/admin/contract.ts";
import { useDisabledReason } from "../../api/abilities.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "../../kit/menu.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";
import type { DocumentQuestion } from "./document-dialogs.tsx";
import type { SaveState } from "./use-autosave.ts";
import type { DocumentActions } from "./use-document-actions.ts";

type DocumentToolbarProps = {
  document: EditedDocument;
  actions: DocumentActions;
  /** Why nothing can be published now. */
  waitsFor: string | undefined;
  onAsk: (question: DocumentQuestion) => void;
};

/** Actions for a document, at the head of its editor. */
export function DocumentToolbar({ document, actions, waitsFor, onAsk }: DocumentToolbarProps) {
  const { draft, state, kind, delivered } = document;
  const isOwn = kind !== "document";
  const notPermitted = useDisabledReason(document.right);
  const noDraft = notPermitted ?? (draft === null ? contentEditor.save.nothing : undefined);
  return (
    <>
      <ActionButton
        tone="main"
        call="POST /api/admin/content/publish"
        disabledReason={notPermitted}
        onClick={() => onAsk("publish")}
      >
        <Send aria-hidden className="size-4 rtl:-scale-x-100" />
        {text.publish.button}
      </ActionButton>
      <Menu
        label={text.more}
        align="end"
        trigger={
          <ToolButton label={text.more}>
            <Ellipsis aria-hidden className="size-5" />
          </ToolButton>
        }
      >
        <MenuItem
          Icon={CalendarClock}
          call="POST /api/admin/content/schedule"
          disabledReason={noDraft ?? waitsFor}
          onSelect={() => onAsk("schedule")}
        >
          {text.schedule.button}
        </MenuItem>
        {draft !== null && draft.publishAt !== null && (
          <MenuItem
            Icon={CalendarX2}
            action={actions.unschedule}
            disabledReason={notPermitted}
            onSelect={actions.unschedule.run}
          >
            {text.schedule.cancel}
          </MenuItem>
        )}
        <MenuItem Icon={History} onSelect={() => onAsk("history")}>
          {text.history.button}
        </MenuItem>
        <MenuSeparator />
        <MenuItem
          Icon={Trash2}
          call="DELETE /api/admin/content/draft"
          disabledReason={noDraft}
          onSelect={() => onAsk("discard")}
        >
          {text.discard.button}
        </MenuItem>
        {delivered !== null && state !== "delivered" && (
          <MenuItem
            Icon={PackageCheck}
            call="POST /api/admin/content/deliver"
            disabledReason={notPermitted}
            onSelect={() => onAsk("deliver")}
          >
            {text.deliver.button}
          </MenuItem>
        )}
        {isOwn && state !== "removed" && (
          <MenuItem
            Icon={CircleSlash}
            call="POST /api/admin/content/remove"
            onSelect={() => onAsk("remove")}
          >
            {text.remove.button}
          </MenuItem>
        )}
        {isOwn && state === "removed" && (
          <MenuItem Icon={RotateCcw} action={actions.bringBack} onSelect={actions.bringBack.run}>
            {text.bringBack.button}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}

type SaveStatusProps = { state: SaveState; document: EditedDocument };

/** Whether the last words are on the server. */
export function SaveStatus({ state, document: { draft } }: SaveStatusProps) {
  const { save } = contentEditor;
  const isBad = state === "failed" || state === "clash";
  return (
    <span role="status" className={isBad ? "text-xs text-danger-fg" : "text-xs text-soft"}>
      {state === "waiting" && save.waiting}
      {state === "saving" && save.saving}
      {state === "failed" && save.notSaved}
      {state === "clash" && save.clash}
      {state === "saved" &&
        (draft === null ? save.nothing : save.saved(formatTime(new Date(draft.updatedAt), LOCALE)))}
    </span>
  );
}
