import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { uploads as text } from "#i18n/he/uploads.ts";
import { refreshAll } from "../../api/use-api.ts";
import { showErrorToast, showSuccessToast } from "../toasts.ts";
import { useWarnBeforeUnload } from "../use-warn-before-unload.ts";
import { sendImage } from "./send-image.ts";
import { imageUploads, type UploadKind } from "./upload-kinds.ts";
import { createUploadQueue } from "./upload-queue.ts";

export type UploadOptions<Answer> = {
  /** The address for uploads; that of the first rendering is used. */
  getUrl: (file: File) => string;
  /** Gets what the shop says of a file that has arrived. */
  onArrived?: ((answer: Answer) => void) | undefined;
  kind?: UploadKind | undefined;
  /** Called when uploads begin, and when all are finished. */
  onBusy?: ((isBusy: boolean) => void) | undefined;
  /** Files wait until the queue is released. */
  isHeld?: boolean;
};

/** A queue of uploads, and what is in it. */
export function useUploads<Answer>({
  getUrl,
  onArrived,
  kind = imageUploads,
  onBusy,
  isHeld = false,
}: UploadOptions<Answer>) {
  const client = useQueryClient();
  const [queue] = useState(() =>
    createUploadQueue({
      isHeld,
      check: kind.check,
      send: async (sending) => {
        const answer = await sendImage<Answer>({ url: getUrl(sending.file), ...sending });
        onArrived?.(answer);
      },
      onArrived: () => {
        void refreshAll(client);
        showSuccessToast(kind.words.uploaded);
      },
      onFailed: (file, error) => showErrorToast(text.refused(file.name), error),
    }),
  );
  const uploads = useSyncExternalStore(queue.subscribe, queue.read);
  const isBusy = uploads.some(({ status }) => status === "waiting" || status === "sending");
  useWarnBeforeUnload(isBusy);
  useEffect(() => onBusy?.(isBusy), [onBusy, isBusy]);
  return { queue, uploads, add: (files: readonly File[]) => void queue.add(files) };
}
