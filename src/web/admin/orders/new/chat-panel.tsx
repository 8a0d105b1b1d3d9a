import { MessageSquareText } from "lucide-react";
import { useState } from "react";
import { newOrder } from "#i18n/he/new-order.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import type { ChatFindings } from "./apply-findings.ts";
import { loadLater } from "../../kit/load-later.tsx";

const ChatDialog = loadLater(async () => (await import("./chat-dialog.tsx")).ChatDialog);

const text = newOrder.chat;

type ChatPanelProps = {
  /** Findings read last; undefined before anything was read. */
  findings: ChatFindings | undefined;
  /** Fields that still should be checked. */
  unsure: number;
  onRead: (findings: ChatFindings) => void;
};

/** Fills the form from a conversation, and shows the result. */
export function ChatPanel({ findings, unsure, onRead }: ChatPanelProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ActionButton call="POST /api/admin/order-chats" onClick={() => setOpen(true)}>
        <MessageSquareText aria-hidden className="size-4" />
        {text.button}
      </ActionButton>
      <p role="status" className="min-w-0 text-sm wrap-anywhere text-soft">
        {findings && <Outcome findings={findings} unsure={unsure} />}
      </p>
      {isOpen && (
        <ChatDialog
          onClose={() => setOpen(false)}
          onRead={(found) => {
            setOpen(false);
            onRead(found);
          }}
        />
      )}
    </div>
  );
}

function Outcome({ findings, unsure }: { findings: ChatFindings; unsure: number }) {
  const { items, unclear, ...fields } = findings;
  const isEmpty = items.length === 0 && Object.keys(fields).length === 0;
  return (
    <>
      {isEmpty ? text.nothing : `${text.filled} ${text.toCheck(unsure)}`}
      {unclear.length > 0 && <span className="block text-warn-fg">{text.unclear(unclear)}</span>}
    </>
  );
}
