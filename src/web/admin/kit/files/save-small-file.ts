import type { SmallFile } from "#modules/downloads/contract.ts";
import { contentTypes } from "#modules/downloads/formats.ts";
import { saveFile } from "#web/browser/save-file.ts";

/** Lets the browser save a file that the API has answered with. */
export function saveSmallFile(file: SmallFile): void {
  if ("csv" in file) saveFile(file.fileName, file.csv, contentTypes.csv);
  else saveFile(file.fileName, toBytes(file.xlsx), contentTypes.xlsx);
}

const toBytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
