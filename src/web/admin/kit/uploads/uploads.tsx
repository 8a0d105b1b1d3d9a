import type { Call } from "#web/api/api-request.ts";
import { DropZone } from "./drop-zone.tsx";
import { UploadList } from "./upload-list.tsx";
import { imageUploads } from "./upload-kinds.ts";
import { useUploads, type UploadOptions } from "./use-uploads.ts";

type UploadsProps<Answer> = UploadOptions<Answer> & {
  /** The call that takes each file. */
  call: Call;
  /** On one line, below something else. */
  isSlim?: boolean;
};

/** Uploads images and other files: the drop zone, and the list of uploads. */
export function Uploads<Answer>({ call, isSlim = false, ...options }: UploadsProps<Answer>) {
  const { kind = imageUploads } = options;
  const { queue, uploads, add } = useUploads(options);
  return (
    <>
      <DropZone call={call} kind={kind} isSlim={isSlim} onFiles={add} />
      <UploadList uploads={uploads} queue={queue} processing={kind.words.processing} />
    </>
  );
}
