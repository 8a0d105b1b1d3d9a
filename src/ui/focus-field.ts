/**
 * Leads to a field that is wrong: it gets the focus, and with its label and its message it is in
 * the middle of the screen. A focus alone is not enough: Safari scrolls a field just to the edge,
 * where the header lies over its label.
 */
export function focusField(field: HTMLElement | null | undefined): void {
  field?.focus({ preventScroll: true });
  // The box around a field has its label and its message.
  field?.closest("div")?.scrollIntoView({ block: "center" });
}
