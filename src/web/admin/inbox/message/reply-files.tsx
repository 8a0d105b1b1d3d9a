import { FileText, Image, X } from "lucide-react";
import { formatBytes } from "#i18n/format-he.ts";
import { message as labels } from "#i18n/he/inbox.ts";
import type { Message } from "#modules/messages/admin-contract.ts";
import { DataText } from "#ui/data-text.tsx";
import { useApiAction } from "../../api/use-api.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";

const text = labels.reply;

type ReplyFilesProps = {
  files: Message["draftFiles"];
  /** Called once one has been taken out; without it they have been sent. */
  onDropped?: () => void;
};

/** The files of an answer; a press saves one. */
export function ReplyFiles({ files, onDropped }: ReplyFilesProps) {
  const prepare = useApiAction("POST /api/admin/reply-files/:id/download", {
    changesNothing: true,
    failed: text.notDownloaded,
    // An attachment: the page stays where it is.
    onDone: ({ path }) => location.assign(path),
  });
  const dropping = useApiAction("DELETE /api/admin/reply-files/:id", {
    failed: text.notDropped,
    onDone: () => onDropped?.(),
  });
  if (files.length === 0) return null;
  return (
    <ul aria-label={text.files} className="flex flex-wrap gap-2">
      {files.map(({ id, name, type, sizeBytes }) => {
        const Icon = type === "application/pdf" ? FileText : Image;
        return (
          <li
            key={id}
            className="flex max-w-full items-center rounded-sm border border-line bg-surface text-xs"
          >
            <ActionButton
              tone="quiet"
              aria-label={text.download(name)}
              action={prepare}
              onClick={() => prepare.mutate({ params: { id } })}
              className="min-w-0"
            >
              <Icon aria-hidden className="size-4 flex-none text-soft" />
              <DataText className="truncate">{name}</DataText>
              <bdi className="num flex-none text-faint">{formatBytes(sizeBytes)}</bdi>
            </ActionButton>
            {onDropped && (
              <ToolButton
                label={text.drop(name)}
                action={dropping}
                onClick={() => dropping.mutate({ params: { id } })}
              >
                <X aria-hidden className="size-4" />
              </ToolButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}
