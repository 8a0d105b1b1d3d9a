/** Prints an element and nothing else of the page; everything is back as it was afterwards. */
export function printAlone(element: HTMLElement): void {
  const hidden: HTMLElement[] = [];
  for (let inner = element; inner !== document.body && inner.parentElement;) {
    for (const other of inner.parentElement.children) {
      if (other === inner || !(other instanceof HTMLElement) || other.hidden) continue;
      other.hidden = true;
      hidden.push(other);
    }
    inner = inner.parentElement;
  }
  const showAgain = () => {
    for (const other of hidden.splice(0)) other.hidden = false;
  };
  addEventListener("afterprint", showAgain, { once: true });
  try {
    window.print();
  } finally {
    // Some browsers go on at once and print later; the others are done.
    if (!matchMedia("print").matches) showAgain();
  }
}
