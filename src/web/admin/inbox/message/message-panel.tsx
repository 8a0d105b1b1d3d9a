import { X } from "lucide-react";
import { message as text } from "#i18n/he/inbox.ts";
import type { Message } from "#modules/messages/admin-contract.ts";
import { DataText } from "#ui/data-text.tsx";
import { adminPaths } from "#web/admin-paths.ts";
import { PanelError } from "../../kit/panel-error.tsx";
import { Moment } from "../../kit/moment.tsx";
import { usePartTitle } from "../../kit/tab-title.ts";
import { PanelHeading } from "../../kit/row-panel.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";
import { DeadlineTag } from "../deadline-tag.tsx";
import { StageTag, StateTag } from "../message-tags.tsx";
import { getName } from "../get-name.ts";
import { useSingleKeys } from "../../kit/keys/use-single-keys.ts";
import { useNow } from "../../kit/use-now.ts";
import { ActionBar } from "./action-bar.tsx";
import { MessageView } from "./message-view.tsx";
import { ReplyForm } from "./reply-form.tsx";
import { useMessageActions } from "./use-message-actions.ts";
import { useEffect } from "react";
import { useApi } from "../../api/use-api.ts";

const SOON_MS = 3_000;

/** A message with all its data. While a reply is being sent, its state is polled. */
function useMessage(id: string) {
  const query = useApi("GET /api/admin/messages/:id", {
    params: { id },
  });
  const { data, refetch } = query;
  useEffect(() => {
    if (data === undefined || !isUnderWay(data)) return undefined;
    const timer = setTimeout(() => void refetch(), SOON_MS);
    return () => clearTimeout(timer);
  }, [data, refetch]);
  return query;
}

function isUnderWay({ replies }: Message): boolean {
  return replies.some(({ mail }) => mail?.state === "queued" || mail?.state === "sending");
}

type MessagePanelProps = {
  id: string;
  onClose: () => void;
  /** Called when the user is done with the message. */
  onDone: () => void;
  /** Called when an answer is on its way: the next message that waits opens, if there is one. */
  onAnswered: () => void;
};

/** One message: its text, its history, and the answer. */
export function MessagePanel({ id, onClose, ...after }: MessagePanelProps) {
  const read = useMessage(id);
  // Data of another message, kept while this one is loading, is not shown.
  const message = read.data?.id === id ? read.data : undefined;
  usePartTitle(message ? getName(message) : text.heading);
  return (
    <>
      <header className="grid flex-none gap-2 px-4 py-3">
        <div className="flex items-center gap-1">
          <PanelHeading className="min-w-0 text-lg leading-ui wrap-anywhere outline-none">
            {message ? <DataText>{getName(message)}</DataText> : text.heading}
          </PanelHeading>
          <ToolButton label={text.close} onClick={onClose} className="ms-auto -me-2">
            <X aria-hidden className="size-5" />
          </ToolButton>
        </div>
        {message && <Facts message={message} />}
      </header>
      {message ? (
        <LoadedMessage message={message} {...after} />
      ) : (
        <div className="grow overflow-y-auto border-t border-line">
          <PanelError read={read} labels={text} list={adminPaths.messages} rows={6} />
        </div>
      )}
    </>
  );
}

function Facts({ message }: { message: Message }) {
  const now = useNow();
  const { state, isSpam, dueAt, stage, createdAt } = message;
  return (
    <div className="flex flex-wrap items-center gap-1.5 text-xs text-faint">
      <StateTag state={state} isSpam={isSpam} />
      {stage && <StageTag stage={stage} />}
      <DeadlineTag dueAt={dueAt} now={now} />
      <Moment at={createdAt} />
    </div>
  );
}

type LoadedMessageProps = Pick<MessagePanelProps, "onDone" | "onAnswered"> & { message: Message };

function LoadedMessage({ message, onDone, onAnswered }: LoadedMessageProps) {
  const actions = useMessageActions(message, onDone);
  const mayClose =
    message.can.change.allowed && message.state !== "closed" && !actions.action.isPending;
  useSingleKeys({ KeyE: mayClose ? actions.close : undefined });
  return (
    <>
      <ActionBar message={message} actions={actions} onDone={onDone} />
      <div className="min-h-0 grow overflow-y-auto border-t border-line pb-10">
        <MessageView message={message}>
          <ReplyForm message={message} onAnswered={onAnswered} />
        </MessageView>
      </div>
    </>
  );
}
