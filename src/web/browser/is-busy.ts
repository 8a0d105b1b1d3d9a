/** Layers that have been closed but are still visible. */
const closing = "[data-closed], [data-ending-style]";

export function isTyping(target: EventTarget | null): boolean {
  // A dialog that is fading out still has the focus, but nothing is typed into it.
  if (!(target instanceof HTMLElement) || target.closest(closing) !== null) return false;
  return target.isContentEditable || target.closest("input, textarea, select") !== null;
}

/**
 * Messages about what has happened count for nothing: they are dialogs in name only, in a region of
 * their own. Neither does what is fading away: it has been closed.
 */
export function isSomethingOpen(): boolean {
  const layers = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]";
  return [...document.querySelectorAll(layers)].some(
    (it) => it.closest(`[role=region], ${closing}`) === null,
  );
}
