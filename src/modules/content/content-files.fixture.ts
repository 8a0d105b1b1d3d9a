import { toPlaceholderValues } from "./read-content.ts";
import { createDeliveredTexts } from "./text-documents.ts";
import { toTexts, type Texts } from "./texts.ts";

/** The texts of the files in a folder as a fresh shop shows them. Throws as their reader does. */
export function readContentFiles(folder = "content"): Texts {
  return toTexts(createDeliveredTexts(folder)(), toPlaceholderValues(new Map()));
}
