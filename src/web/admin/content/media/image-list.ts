import { imageViews } from "#modules/media/image-names.ts";
import { readText, defineList } from "../../kit/define-list.ts";

/** The library's filters in the URL. */
export const imageList = defineList({ filters: { q: readText, show: imageViews } });

/** The address for uploads to the library. */
export function getUploadUrl(file: File): string {
  const name = file.name.trim().slice(0, 200).trim();
  return `/api/admin/pictures?${new URLSearchParams({ name: name === "" ? "picture" : name })}`;
}
