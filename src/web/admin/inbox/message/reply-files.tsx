import { FileText, Image, X } from "lucide-react";
import { formatBytes } from "#i18n/format-he.ts";
import { message as labels } from "#i18n/he/inbox.ts";
import type { Message } from "#modules/messages/admin-contract.ts";
import { useApiAction } from "../../api/use-api.ts";
import { ToolButton } from "../../kit/tool-button.tsx";

const text = labels.reply;

type ReplyFilesProps = {
  files: Message["draftFiles"];
  /** Takes one out of an answer that is being written. */
  onDrop?: (id: string) => void;
};

/** The files of an answer; a press saves one. */
export function ReplyFiles({ files, onDrop }: ReplyFilesProps) {
  const prepare = useApiAction("POST /api/admin/reply-files/:id/download", {
    changesNothing: true,
    failed: text.notDownloaded,
    // An attachment: the page stays where it is.
    onDone: ({ path }) => location.assign(path),
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
            <button
              type="button"
              aria-label={text.download(name)}
              disabled={prepare.isPending}
              onClick={() => prepare.mutate({ params: { id } })}
              className="flex min-h-11 min-w-0 items-center gap-2 rounded-sm px-2.5 text-start hover:bg-surface-hover lg:min-h-9"
            >
              <Icon aria-hidden className="size-4 flex-none text-soft" />
              <bdi className="truncate">{name}</bdi>
              <bdi className="num flex-none text-faint">{formatBytes(sizeBytes)}</bdi>
            </button>
            {onDrop && (
              <ToolButton label={text.drop(name)} onClick={() => onDrop(id)}>
                <X aria-hidden className="size-4" />
              </ToolButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}
