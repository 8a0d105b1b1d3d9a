// The parts of a browser window that jsdom lacks, as far as pages use them. Nothing has a size:
// tests of layout, scrolling and real focus belong in a browser.

/** Nobody is told anything about sizes and sight. */
class Unseeing {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Gives the window a width in pixels, and all other parts. */
export function addBrowserParts(width: number): void {
  Object.assign(globalThis, {
    matchMedia: (query: string) => matchMedia(query, width),
    ResizeObserver: Unseeing,
    IntersectionObserver: Unseeing,
    scrollTo: () => undefined,
    // Parts that are closed are gone at once.
    BASE_UI_ANIMATIONS_DISABLED: true,
  });
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.getAnimations = () => [];
  Object.assign(Element.prototype, { animate: () => undefined });
  Element.prototype.checkVisibility = () => true;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector<HTMLElement>("[autofocus], button, [href], input")?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
}

/** Answers queries about the width; all others do not hold. */
function matchMedia(query: string, width: number): MediaQueryList {
  const [, from, unit] = /\(min-width: *([\d.]+)(px|rem)\)/.exec(query) ?? [];
  return Object.assign(new EventTarget(), {
    matches: from !== undefined && width >= Number(from) * (unit === "rem" ? 16 : 1),
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
}
