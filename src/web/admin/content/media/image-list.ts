import { imageViews } from "#modules/media/image-words.ts";
import { anyText, defineList } from "../../kit/define-list.ts";

/** The library, as its address has it. */
export const imageList = defineList({ filters: { q: anyText, show: imageViews } });

/** Where the file goes that somebody adds to the library. */
export function getUploadUrl(file: File): string {
  const name = file.name.trim().slice(0, 200).trim();
  return `/api/admin/pictures?${new URLSearchParams({ name: name === "" ? "picture" : name })}`;
}
