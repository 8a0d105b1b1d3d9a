import { useQueryClient } from "@tanstack/react-query";
import { useState, useSyncExternalStore } from "react";
import { uploads as text } from "#i18n/he/uploads.ts";
import type { AdminAction } from "#shared/permissions.ts";
import { refreshAll } from "../../api/use-api.ts";
import { toastFailure, toastSuccess } from "../toasts.ts";
import { useWarnBeforeUnload } from "../use-warn-before-unload.ts";
import { DropZone } from "./drop-zone.tsx";
import { sendImage } from "./send-image.ts";
import { UploadList } from "./upload-list.tsx";
import { createUploadQueue } from "./upload-queue.ts";

type UploadsProps<Answer> = {
  /** What somebody must be allowed to do. */
  needs: AdminAction;
  /** Where a file goes; asked for once. */
  getUrl: (file: File) => string;
  /** Gets what the shop says of a file that has arrived. */
  onArrived?: (answer: Answer) => void;
};

/** The way of pictures into the shop: where they are dropped, and those that are on their way. */
export function Uploads<Answer>({ needs, getUrl, onArrived }: UploadsProps<Answer>) {
  const client = useQueryClient();
  const [queue] = useState(() =>
    createUploadQueue({
      send: async (sending) => {
        const answer = await sendImage<Answer>({ url: getUrl(sending.file), ...sending });
        onArrived?.(answer);
      },
      onArrived: () => {
        void refreshAll(client);
        toastSuccess(text.uploaded);
      },
      onFailed: (file, error) => toastFailure(text.refused(file.name), error),
    }),
  );
  const uploads = useSyncExternalStore(queue.subscribe, queue.read);
  useWarnBeforeUnload(uploads.some(({ status }) => status === "waiting" || status === "sending"));
  return (
    <>
      <DropZone needs={needs} onFiles={(files) => void queue.add(files)} />
      <UploadList uploads={uploads} queue={queue} />
    </>
  );
}
