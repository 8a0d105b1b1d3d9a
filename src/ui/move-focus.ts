/** As a ref: what comes in place of something that had the focus takes it, once it is there. */
export function moveFocus(element: HTMLElement | null): void {
  element?.focus();
}
