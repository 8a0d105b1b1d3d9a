import type { Message } from "../admin-contract.ts";
import type { ReplyFile } from "./draft-files.ts";

/** A file as the back office knows it: where it lies is nobody's business. */
export function toReplyFile({
  id,
  fileName,
  type,
  sizeBytes,
}: ReplyFile): Message["draftFiles"][number] {
  return { id, name: fileName, type, sizeBytes };
}
