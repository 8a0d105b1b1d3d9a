import { isolate } from "#shared/isolate-text.ts";
import type { uploads as hebrew } from "../he/uploads.ts";
import type { Translated } from "../translated.ts";

/** The upload of images and other files. */
export const uploads: Translated<typeof hebrew> = {
  or: "or",
  kinds: {
    images: {
      drop: "Drop images here",
      choose: "Choose files",
      rules:
        "\u2066JPG\u2069, \u2066PNG\u2069 or \u2066WebP\u2069, up to \u20665 MB\u2069 per file",
      uploaded: "Image uploaded",
      processing: "Processing the image…",
    },
    files: {
      drop: "Drop files here",
      choose: "Attach files",
      rules:
        "Images or \u2066PDF\u2069: up to five, up to \u20665 MB\u2069 each and \u206610 MB\u2069 in total",
      uploaded: "File attached",
      processing: "Processing the file…",
    },
  },
  list: "Files being uploaded",
  uploading: (percent) => `Uploading, ${percent}%`,
  waiting: "Waiting",
  progress: (name) => `Uploading ${isolate(name)}`,
  cancel: (name) => `Cancel the upload of ${isolate(name)}`,
  retry: (name) => `Try to upload ${isolate(name)} again`,
  dismiss: (name) => `Remove ${isolate(name)} from the list`,
  refused: (name) => `${isolate(name)} was not uploaded.`,
};
