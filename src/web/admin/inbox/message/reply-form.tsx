import { Send } from "lucide-react";
import { useId, useRef, useState } from "react";
import { inbox, message as labels } from "#i18n/he/inbox.ts";
import type { Message } from "#modules/messages/admin-contract.ts";
import { MAX_REPLY } from "#modules/messages/form-fields.ts";
import { Form } from "#ui/form.tsx";
import { ApiError } from "#web/api/api-client.ts";
import { newKey } from "#web/browser/new-key.ts";
import { useApiAction } from "../../api/use-api.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { useDraftText } from "../../kit/draft-text.ts";
import { toastSuccess } from "../../kit/toasts.ts";
import { Part } from "../../kit/part.tsx";
import { TemplatesMenu } from "./templates-menu.tsx";

const text = labels.reply;

/** The answer to a message. What is typed stays in this tab until it has been sent. */
export function ReplyForm({ message }: { message: Message }) {
  const { id, email, state, replies, can } = message;
  const [body, setBody] = useDraftText("reply", id);
  // Another text is another reply.
  const [requestKey, setKey] = useState(newKey);
  const [isConflict, setConflict] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const helpId = useId();
  function write(typed: string) {
    setBody(typed);
    setKey(newKey());
  }
  const sending = useApiAction("POST /api/admin/messages/:id/replies", {
    failed: inbox.failedTo.reply,
    onDone: () => {
      write("");
      setConflict(false);
      toastSuccess(text.sent);
    },
    onFailure(error) {
      const isConflicting = error instanceof ApiError && error.code === "conflict";
      setConflict(isConflicting);
      return isConflicting;
    },
  });
  if (can.reply.reason !== null)
    return (
      <Part title={text.title}>
        <p className="text-soft">{text.reasons[can.reply.reason]}</p>
      </Part>
    );
  const isEmpty = body.trim() === "";
  const isTooLong = body.trim().length > MAX_REPLY;
  return (
    <Part
      title={text.title}
      action={
        <TemplatesMenu
          message={message}
          onChoose={(template) => {
            write(isEmpty ? template : `${template}\n\n${body}`);
            requestAnimationFrame(() => field.current?.focus());
          }}
        />
      }
    >
      <Form
        className="grid gap-2"
        isPending={sending.isPending}
        onSubmit={() => {
          if (isEmpty || isTooLong) return;
          const seen = { state, replies: replies.length };
          sending.mutate({ params: { id }, body: { requestKey, body, seen } });
        }}
      >
        {isConflict && (
          <p role="alert" className="rounded-sm bg-warn-bg px-3 py-2 text-warn-fg">
            {text.conflict}
          </p>
        )}
        <textarea
          ref={field}
          data-reply
          aria-label={text.label}
          aria-describedby={helpId}
          placeholder={text.placeholder}
          // Without a text there is only the Hebrew one in its place.
          dir={body === "" ? undefined : "auto"}
          rows={7}
          value={body}
          onChange={({ target }) => write(target.value)}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onKeyDown={(event) => {
            if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            // By its button, which does nothing while it is busy or says why it cannot.
            event.currentTarget.form?.querySelector<HTMLElement>("[type=submit]")?.click();
          }}
          className="w-full rounded-sm border border-line-strong bg-surface px-3 py-2 leading-text placeholder:text-faint hover:border-soft focus-visible:rounded-sm focus-visible:outline-offset-0"
        />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <p id={helpId} className="min-w-0 flex-1 basis-56 text-xs wrap-anywhere text-faint">
            {text.to(email)} {!isEmpty && text.kept}
          </p>
          <ActionButton
            type="submit"
            tone="main"
            needs="messages.write"
            isPending={sending.isPending}
            disabledReason={isEmpty ? text.empty : isTooLong ? text.tooLong(MAX_REPLY) : undefined}
          >
            <Send aria-hidden className="size-4 rtl:-scale-x-100" />
            {text.send}
          </ActionButton>
        </div>
      </Form>
    </Part>
  );
}
