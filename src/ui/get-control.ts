type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The field of a form with this name. */
export function getControl(form: HTMLFormElement | null, name: string): Control | undefined {
  const found = form?.elements.namedItem(name);
  return found instanceof HTMLInputElement ||
    found instanceof HTMLTextAreaElement ||
    found instanceof HTMLSelectElement
    ? found
    : undefined;
}
