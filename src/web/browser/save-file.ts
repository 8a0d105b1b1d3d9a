/** Lets the browser save a text as a file. */
export function saveFile(fileName: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has begun to read it by the next turn at the latest.
  setTimeout(() => URL.revokeObjectURL(url), 1_000);
}
