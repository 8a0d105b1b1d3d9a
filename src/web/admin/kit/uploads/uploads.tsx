import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { uploads as text } from "#i18n/he/uploads.ts";
import type { Call } from "#web/api/api-request.ts";
import { refreshAll } from "../../api/use-api.ts";
import { showErrorToast, showSuccessToast } from "../toasts.ts";
import { useWarnBeforeUnload } from "../use-warn-before-unload.ts";
import { DropZone } from "./drop-zone.tsx";
import { sendImage } from "./send-image.ts";
import { UploadList } from "./upload-list.tsx";
import { imageUploads, type UploadKind } from "./upload-kinds.ts";
import { createUploadQueue } from "./upload-queue.ts";

type UploadsProps<Answer> = {
  /** The call that takes each file. */
  call: Call;
  /** The address for uploads; read once. */
  getUrl: (file: File) => string;
  /** Gets what the shop says of a file that has arrived. */
  onArrived?: (answer: Answer) => void;
  kind?: UploadKind;
  /** On one line, below something else. */
  isSlim?: boolean;
  /** Called when uploads begin, and when all are finished. */
  onBusy?: (isBusy: boolean) => void;
};

/** Uploads images and other files: the drop zone, and the list of uploads. */
export function Uploads<Answer>({
  call,
  getUrl,
  onArrived,
  kind = imageUploads,
  isSlim = false,
  onBusy,
}: UploadsProps<Answer>) {
  const client = useQueryClient();
  const [queue] = useState(() =>
    createUploadQueue({
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
  return (
    <>
      <DropZone
        call={call}
        kind={kind}
        isSlim={isSlim}
        onFiles={(files) => void queue.add(files)}
      />
      <UploadList uploads={uploads} queue={queue} processing={kind.words.processing} />
    </>
  );
}
