type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether something of the page is a field. */
export function isControl(target: unknown): target is Control {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

/** The field of a form with this name. */
export function getControl(form: HTMLFormElement | null, name: string): Control | undefined {
  const found = form?.elements.namedItem(name);
  return isControl(found) ? found : undefined;
}
