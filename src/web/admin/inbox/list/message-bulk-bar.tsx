import { Archive, ArchiveRestore, ShieldAlert, ShieldCheck } from "lucide-react";
import { inbox } from "#i18n/he/inbox.ts";
import type { MessageFolder, MessageRow } from "#modules/messages/admin-contract.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { BulkBar } from "../../kit/bulk-bar.tsx";
import type { Selection } from "../../kit/use-selection.ts";
import { useBatch } from "../use-batch.ts";

const text = inbox.bulk;
/** The most that the server accepts at once. */
const MOST = 50;

type MessageBulkBarProps = { folder: MessageFolder; selection: Selection<MessageRow> };

/** Actions on the selected messages. */
export function MessageBulkBar({ folder, selection }: MessageBulkBarProps) {
  const batch = useBatch(selection.reset);
  const ids = [...selection.ids];
  const shared = {
    action: batch.action,
    disabledReason: ids.length > MOST ? text.tooMany(MOST) : undefined,
  };
  return (
    <BulkBar selection={selection} labels={text}>
      {folder !== "spam" && folder !== "closed" && (
        <ActionButton {...shared} tone="main" onClick={() => batch.run("close", ids)}>
          <Archive aria-hidden className="size-4" />
          {inbox.actions.close}
        </ActionButton>
      )}
      {folder === "closed" && (
        <ActionButton {...shared} tone="main" onClick={() => batch.run("reopen", ids)}>
          <ArchiveRestore aria-hidden className="size-4" />
          {inbox.actions.reopen}
        </ActionButton>
      )}
      {folder === "spam" ? (
        <ActionButton {...shared} tone="main" onClick={() => batch.run("not-spam", ids)}>
          <ShieldCheck aria-hidden className="size-4" />
          {inbox.actions.notSpam}
        </ActionButton>
      ) : (
        <ActionButton {...shared} onClick={() => batch.run("spam", ids)}>
          <ShieldAlert aria-hidden className="size-4" />
          {inbox.actions.spam}
        </ActionButton>
      )}
    </BulkBar>
  );
}
