import { uploads } from "#i18n/he/uploads.ts";
import { imageTypes } from "#modules/catalog/admin-names.ts";
import { fileTypes } from "#modules/messages/reply-files/rules.ts";
import { checkFile, checkImage, type CheckedFile } from "./check-image.ts";

/** Kind of upload: the file types to choose from, the check, and the texts. */
export type UploadKind = {
  /** File types that the browser offers. */
  readonly types: readonly string[];
  /** Why a file need not be sent at all, or what it is. */
  readonly check: (file: Blob) => Promise<CheckedFile>;
  readonly words: (typeof uploads)["kinds"]["images" | "files"];
};

export const imageUploads: UploadKind = {
  types: imageTypes,
  check: checkImage,
  words: uploads.kinds.images,
};

/** Photos and PDFs that go along with an answer. */
export const fileUploads: UploadKind = {
  types: fileTypes,
  check: checkFile,
  words: uploads.kinds.files,
};
