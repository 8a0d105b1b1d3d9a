/**
 * Leads to a field that is wrong: it gets the focus, and with its label and its message it is in
 * sight. A focus alone is not enough: Safari scrolls a field just to the edge of the screen, where
 * the header lies over its label.
 */
export function focusField(field: HTMLElement | null | undefined): void {
  if (!field) return;
  field.focus({ preventScroll: true });
  const box = field.closest("[data-field]") ?? field;
  const { top, bottom } = box.getBoundingClientRect();
  const edge = coveredPx();
  if (top < edge || bottom > innerHeight - edge) box.scrollIntoView({ block: "center" });
}

/** What the header, and a notice below, may cover, as the page's style sheet says it. */
function coveredPx(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
}
