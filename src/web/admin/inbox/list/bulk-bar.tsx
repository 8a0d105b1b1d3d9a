import { Archive, ArchiveRestore, ShieldAlert, ShieldCheck, X } from "lucide-react";
import { inbox } from "#i18n/he/inbox.ts";
import type { MessageFolder } from "#modules/messages/desk-contract.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { useBatch } from "../use-batch.ts";

const text = inbox.bulk;
/** So many the server takes at once. */
const MOST = 50;

type BulkBarProps = { folder: MessageFolder; ids: readonly string[]; onClear: () => void };

/** What can be done with the messages that are selected. */
export function BulkBar({ folder, ids, onClear }: BulkBarProps) {
  const batch = useBatch(onClear);
  if (ids.length === 0) return null;
  const shared = {
    needs: "messages.write",
    isPending: batch.isPending,
    disabledReason: ids.length > MOST ? text.tooMany(MOST) : undefined,
  } as const;
  return (
    <section
      data-end-bar=""
      aria-label={text.region}
      className="sticky bottom-2 z-(--z-nav) flex flex-wrap items-center gap-2 rounded-md border border-line-strong bg-surface p-2.5 shadow-mid sm:ps-4"
    >
      <p role="status" className="num me-auto font-medium max-sm:w-full max-sm:px-1.5">
        {text.picked(ids.length)}
      </p>
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
      <ActionButton tone="quiet" onClick={onClear}>
        <X aria-hidden className="size-4" />
        {text.clear}
      </ActionButton>
    </section>
  );
}
