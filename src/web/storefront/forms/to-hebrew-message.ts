import type { ToastMessage } from "#ui/toast.ts";

/** A message of the Hebrew catalog, marked as such for the English page that shows it. */
export function toHebrewMessage({ title, text }: { title: string; text: string }): ToastMessage {
  return { title, description: text, lang: "he" };
}
