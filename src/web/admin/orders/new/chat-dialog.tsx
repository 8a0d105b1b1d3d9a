import { useState } from "react";
import { newOrder } from "#i18n/he/new-order.ts";
import { MAX_CHAT } from "#modules/orders/chat/max-chat.ts";
import { useApiAction } from "../../api/use-api.ts";
import { EditDialog } from "../../kit/edit-dialog.tsx";
import { TextAreaInput } from "../../kit/fields.tsx";
import type { ChatFindings } from "./apply-findings.ts";

const text = newOrder.chat;

type ChatDialogProps = { onClose: () => void; onRead: (findings: ChatFindings) => void };

/** A dialog to paste a conversation; passes on the details found in it. */
export function ChatDialog({ onClose, onRead }: ChatDialogProps) {
  const [chat, setChat] = useState("");
  const [problem, setProblem] = useState<string>();
  const read = useApiAction("POST /api/admin/order-chats", {
    changesNothing: true,
    failed: text.failed,
    onDone: onRead,
    onInvalid: () => setProblem(text.unprintable),
  });
  return (
    <EditDialog
      title={text.title}
      description={text.text}
      size="lg"
      submit={text.submit}
      action={read}
      // The text was copied from elsewhere, so closing loses nothing.
      typed={null}
      onClose={onClose}
      onSubmit={() => {
        const found = findProblem(chat);
        setProblem(found);
        if (found === undefined) read.mutate({ body: { text: chat } });
      }}
    >
      <TextAreaInput
        name="chat"
        label={text.label}
        rows={12}
        dir="auto"
        className="wrap-anywhere"
        value={chat}
        error={problem}
        onChange={({ target }) => {
          setChat(target.value);
          setProblem(target.value.length > MAX_CHAT ? findProblem(target.value) : undefined);
        }}
      />
    </EditDialog>
  );
}

function findProblem(chat: string): string | undefined {
  if (chat.trim() === "") return text.required;
  return chat.length > MAX_CHAT ? text.tooLong(MAX_CHAT) : undefined;
}
