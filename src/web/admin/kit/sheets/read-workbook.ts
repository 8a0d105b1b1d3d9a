import { readOds } from "hucre/ods";
import { readXlsx, type CellValue } from "hucre/xlsx";
import { encodeCell } from "#shared/sheet-cells.ts";

/** Most bytes of a workbook once it is unpacked. */
const MAX_UNPACKED_BYTES = 50_000_000;

/**
 * The first sheet of a workbook (XLSX or ODS) as CSV, which the server reads. It is unpacked here,
 * so a file that was made to fill the memory does no harm to the shop. Throws for what is no
 * workbook, or too large.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<string> {
  if (sumUnpacked(bytes) > MAX_UNPACKED_BYTES) throw new RangeError("the workbook is too large");
  const { sheets } = await (isOds(bytes) ? readOds(bytes) : readXlsx(bytes, { sheets: [0] }));
  const rows = sheets[0]?.rows ?? [];
  return rows.map((row) => row.map(toCell).join(",")).join("\n");
}

/** The first part of an OpenDocument file is its type, which stands there as it is. */
const isOds = (bytes: Uint8Array) =>
  new TextDecoder("latin1")
    .decode(bytes.subarray(0, 200))
    .includes("mimetypeapplication/vnd.oasis.opendocument.spreadsheet");

function toCell(value: CellValue): string {
  const text = value instanceof Date ? value.toISOString().slice(0, 10) : encodeText(value ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A number in a cell needs no apostrophe; a text that looks like one is marked as text. */
const encodeText = (value: string | number | boolean) =>
  typeof value === "string" ? encodeCell(value) : String(value);

/** "PK", 1, 2: an entry in the list of a ZIP file's parts. */
const ENTRY = 0x02_01_4b_50;
const ENTRY_BYTES = 46;
/** The place of a part's compressed size in its entry. */
const COMPRESSED_AT = 20;
/** Folders, and files without content, as OpenDocument has them. */
const EMPTY_BYTES = 2;
/** The place of a part's size in its entry. */
const SIZE_AT = 24;

/** The sizes that the parts of a ZIP file claim; the library unpacks no part any further. */
function sumUnpacked(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let sum = 0;
  for (let at = 0; at + ENTRY_BYTES <= bytes.length; at += 1) {
    if (view.getUint32(at, true) !== ENTRY) continue;
    const size = view.getUint32(at + SIZE_AT, true);
    const isEmpty = view.getUint32(at + COMPRESSED_AT, true) <= EMPTY_BYTES;
    // A part without a size would be unpacked without a limit.
    sum += size === 0 && !isEmpty ? Infinity : size;
  }
  return sum;
}
