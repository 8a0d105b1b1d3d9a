import { isSomethingOpen, isTyping } from "#web/browser/is-busy.ts";

const KEY = "[aria-keyshortcuts='/']";

/**
 * Lets the key "/" lead to the search: to its field on its own page, else to that page by the link
 * of the header. Returns what ends it.
 */
export function openSearchByKey(): () => void {
  const open = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (key !== "/" || ctrlKey || metaKey || altKey || isTyping(target) || isSomethingOpen())
      return;
    event.preventDefault();
    const field = document.querySelector<HTMLElement>(`main ${KEY}`);
    if (field) field.focus();
    else document.querySelector<HTMLElement>(KEY)?.click();
  };
  addEventListener("keydown", open);
  return () => removeEventListener("keydown", open);
}
