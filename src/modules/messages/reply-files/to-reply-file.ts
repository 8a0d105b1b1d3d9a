import type { Message } from "../admin-contract.ts";
import type { ReplyFile } from "./draft-files.ts";

/** A file for the back office, without its key in the storage. */
export function toReplyFile({
  id,
  fileName,
  type,
  sizeBytes,
}: ReplyFile): Message["draftFiles"][number] {
  return { id, name: fileName, type, sizeBytes };
}
