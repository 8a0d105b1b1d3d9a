/** Most bytes of a sheet, so that the request around it stays below the server's limit. */
export const MAX_SHEET_BYTES = 900_000;

/**
 * The text of a sheet as spreadsheets save it: a workbook (XLSX), UTF-8, UTF-16 with its mark, or
 * else the Hebrew code page that Excel's plain CSV has. Throws for a workbook that cannot be read.
 */
export async function parseSheet(bytes: Uint8Array): Promise<string> {
  const [first, second] = bytes;
  if (first === 0x50 && second === 0x4b) {
    const { readWorkbook } = await import("./read-workbook.ts");
    return readWorkbook(bytes);
  }
  // Excel's form of before 2007, or a workbook with a password.
  if (first === 0xd0 && second === 0xcf) throw new TypeError("an old or encrypted workbook");
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1255").decode(bytes);
  }
}
