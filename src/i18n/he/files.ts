import type { FileFormat } from "#modules/downloads/formats.ts";
import { words } from "../words.ts";

/** The forms in which a file can be downloaded. */
export const formatNames = words("formatNames", {
  xlsx: "גיליון אקסל (XLSX)",
  csv: "קובץ CSV",
} satisfies Record<FileFormat, string>);
