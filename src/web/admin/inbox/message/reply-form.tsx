import { Send } from "lucide-react";
import { useId, useRef, useState } from "react";
import { inbox, message as labels } from "#i18n/he/inbox.ts";
import type { Message } from "#modules/messages/admin-contract.ts";
import { MAX_REPLY } from "#modules/messages/form-fields.ts";
import { findOpenPlaceholder } from "#modules/messages/reply-templates.ts";
import type { Conflict } from "#shared/errors.ts";
import { Form } from "#ui/form.tsx";
import { nowMs } from "#web/browser/clock.ts";
import { createKey } from "#web/browser/create-key.ts";
import { useApiAction } from "../../api/use-api.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { useDraftText } from "../../kit/draft-text.ts";
import { Part } from "../../kit/page-part.tsx";
import { fileUploads } from "../../kit/uploads/upload-kinds.ts";
import { Uploads } from "../../kit/uploads/uploads.tsx";
import { describeChange } from "../../kit/toasts.ts";
import { useQuestion } from "../../kit/use-question.tsx";
import { useSingleKeys } from "../../kit/keys/use-single-keys.ts";
import { AnswerField } from "./answer-field.tsx";
import { ReplyFiles } from "./reply-files.tsx";
import { TemplatesMenu } from "./templates-menu.tsx";

const text = labels.reply;

/** After an answer a second one within this time is asked about. */
const SOON_MS = 60_000;

type ReplyFormProps = { message: Message; onAnswered: () => void };

/** The form to answer a message, for staff who may. */
export function ReplyForm({ message, onAnswered }: ReplyFormProps) {
  const { reason } = message.can.reply;
  if (reason === null) return <Answer message={message} onAnswered={onAnswered} />;
  return (
    <Part title={text.title}>
      <p className="text-soft">{text.reasons[reason]}</p>
    </Part>
  );
}

/** The typed text stays in this tab until it has been sent; its files stay with the shop. */
function Answer({ message, onAnswered }: ReplyFormProps) {
  const { id, email, version, replies, draftFiles: files } = message;
  const [body, setBody] = useDraftText("reply", id);
  // Another text, or other files, are another reply.
  const [requestKey, setKey] = useState(createKey);
  const [conflict, setConflict] = useState<Conflict>();
  const [isUploading, setUploading] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const templates = useRef<HTMLButtonElement>(null);
  const helpId = useId();
  useSingleKeys({ KeyR: () => field.current?.focus() });
  const setNewKey = () => setKey(createKey());
  function write(typed: string) {
    setBody(typed);
    setNewKey();
  }
  const sending = useApiAction("POST /api/admin/messages/:id/replies", {
    failed: inbox.failedTo.reply,
    onDone() {
      write("");
      setConflict(undefined);
      onAnswered();
    },
    saved: text.sent,
    onError: () => setConflict(undefined),
    onConflict: (error) => setConflict(error.conflict),
  });
  const { confirm, dialog } = useQuestion();
  const isEmpty = body.trim() === "";
  const open = findOpenPlaceholder(body);
  const unfit = isEmpty
    ? text.empty
    : body.trim().length > MAX_REPLY
      ? text.tooLong(MAX_REPLY)
      : open !== undefined
        ? text.open(open)
        : isUploading
          ? text.uploading
          : undefined;
  return (
    <Part
      title={text.title}
      action={
        <TemplatesMenu
          message={message}
          button={templates}
          field={field}
          onChoose={(template) => {
            const written = isEmpty ? template : `${template}\n\n${body}`;
            write(written);
            requestAnimationFrame(() => selectOpen(field.current, written));
          }}
        />
      }
    >
      <Form
        className="grid gap-2"
        isPending={sending.isPending}
        onSubmit={() => {
          if (unfit !== undefined) return;
          const last = replies.at(-1);
          const isSoon = last !== undefined && nowMs() - Date.parse(last.createdAt) < SOON_MS;
          const going = files.map((file) => file.id);
          confirm(isSoon ? { subject: last.id, ...text.again } : undefined, () =>
            sending.mutate({ params: { id }, body: { requestKey, body, version, files: going } }),
          );
        }}
      >
        {conflict !== undefined && (
          <p role="alert" className="rounded-sm bg-warn-bg px-3 py-2 text-warn-fg">
            {describeChange(conflict)} {text.conflict}
          </p>
        )}
        <AnswerField
          field={field}
          body={body}
          helpId={helpId}
          onWrite={write}
          onSlash={() => {
            templates.current?.click();
            return templates.current !== null;
          }}
        />
        <ReplyFiles files={files} onDropped={setNewKey} />
        <Uploads
          call="POST /api/admin/messages/:id/files"
          kind={fileUploads}
          isSlim
          getUrl={({ name }) => `/api/admin/messages/${id}/files?name=${encodeURIComponent(name)}`}
          onArrived={setNewKey}
          onBusy={setUploading}
        />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <p id={helpId} className="min-w-0 flex-1 basis-56 text-xs wrap-anywhere text-faint">
            {text.to(email)} {!isEmpty && text.stored}{" "}
            <span className="max-sm:hidden">{text.keys}</span>
          </p>
          <ActionButton type="submit" tone="main" action={sending} disabledReason={unfit}>
            <Send aria-hidden className="size-4 rtl:-scale-x-100" />
            {text.send}
          </ActionButton>
        </div>
        {dialog}
      </Form>
    </Part>
  );
}

/** Selects the placeholder that a template leaves open, so that typing fills it in. */
function selectOpen(field: HTMLTextAreaElement | null, written: string): void {
  if (field === null) return;
  field.focus();
  const open = findOpenPlaceholder(written);
  if (open === undefined) return;
  const at = written.indexOf(open);
  field.setSelectionRange(at, at + open.length);
}
