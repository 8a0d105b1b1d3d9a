type Selection = { readonly selectionStart: number | null; readonly selectionEnd: number | null };

/** A text with a placeholder in place of what is selected, and where the caret stands then. */
export function insertAt(
  value: string,
  placeholder: string,
  { selectionStart, selectionEnd }: Selection,
): { readonly words: string; readonly caret: number } {
  const from = selectionStart ?? value.length;
  const to = selectionEnd ?? from;
  const words = `${value.slice(0, from)}{${placeholder}}${value.slice(to)}`;
  return { words, caret: from + placeholder.length + 2 };
}
