import { CircleAlert, RotateCw, X } from "lucide-react";
import { uploads as text } from "#i18n/he/uploads.ts";
import { DataText } from "#ui/data-text.tsx";
import { getErrorText } from "../toasts.ts";
import { ToolButton } from "../tool-button.tsx";
import type { QueuedUpload, UploadQueue } from "./upload-queue.ts";

type UploadListProps = {
  uploads: readonly QueuedUpload[];
  queue: UploadQueue;
  /** While the server processes the uploaded file. */
  processing: string;
};

/** Files that are being uploaded, and those that failed. */
export function UploadList({ uploads, queue, processing }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <ul aria-label={text.list} className="grid gap-2">
      {uploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} queue={queue} processing={processing} />
      ))}
    </ul>
  );
}

function UploadRow({
  upload,
  queue,
  processing,
}: Omit<UploadListProps, "uploads"> & { upload: QueuedUpload }) {
  const { id, file, status, share, error } = upload;
  const percent = Math.round(share * 100);
  const isOver = status === "failed" || status === "refused";
  return (
    <li className="flex items-center gap-3 rounded-sm border border-line bg-surface px-3 py-2">
      <div className="grid min-w-0 grow gap-1">
        <bdi className="truncate">
          <DataText>{file.name}</DataText>
        </bdi>
        {isOver ? (
          <span className="flex items-center gap-1.5 text-xs font-medium text-danger-fg">
            <CircleAlert aria-hidden className="size-4 flex-none" />
            {getErrorText(error)}
          </span>
        ) : (
          <>
            <progress
              aria-label={text.progress(file.name)}
              max={100}
              value={percent}
              className="h-1.5 w-full appearance-none overflow-hidden rounded-pill bg-mute-bg [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-mute-bg [&::-webkit-progress-value]:bg-brand"
            />
            <span className="num text-xs text-faint">
              {status === "waiting"
                ? text.waiting
                : percent === 100
                  ? processing
                  : text.uploading(percent)}
            </span>
          </>
        )}
      </div>
      {status === "failed" && (
        <ToolButton label={text.retry(file.name)} onClick={() => void queue.retry(id)}>
          <RotateCw aria-hidden className="size-4" />
        </ToolButton>
      )}
      <ToolButton
        label={isOver ? text.dismiss(file.name) : text.cancel(file.name)}
        onClick={() => queue.drop(id)}
      >
        <X aria-hidden className="size-4" />
      </ToolButton>
    </li>
  );
}
