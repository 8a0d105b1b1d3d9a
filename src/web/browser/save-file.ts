/** A busy browser may begin to read it late. */
const READ_WITHIN_MS = 40_000;

/** Lets the browser save a text, or bytes, as a file. */
export function saveFile(
  fileName: string,
  content: string | Uint8Array<ArrayBuffer>,
  type: string,
): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READ_WITHIN_MS);
}
