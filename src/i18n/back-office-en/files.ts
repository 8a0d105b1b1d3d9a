import type { formatNames as hebrew } from "../he/files.ts";
import type { Translated } from "../translated.ts";

/** The forms in which a file can be downloaded. */
export const formatNames: Translated<typeof hebrew> = {
  xlsx: "Excel spreadsheet (XLSX)",
  csv: "CSV file",
};
