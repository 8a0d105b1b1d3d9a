import { HYDRATED } from "./hydrated.ts";

/**
 * Time for which a press waits for scripts. Longer than they take on a slow line; after that time,
 * users believe that the page is broken.
 */
export const HOLD_MS = 5_000;

/**
 * Runs in the browser, as text. It starts the scripts in the second frame after the page has been
 * loaded (the first one is for its largest image), or at the first input. Input before they are
 * ready is not lost: a change of a field, and the press of a button, or of a link that does more
 * than lead somewhere, are stored and done then; the pressed control shows that it waits. If
 * scripts do not come, the page works without: a press that the browser can follow by itself is
 * let go in the end, and later ones are not held. The others, which only a script can follow, go
 * on waiting.
 */
export const loaderScript = `(() => {
  let started, pressed, isLate;
  const changed = new Map();
  const start = () => {
    const boot = document.getElementById("boot");
    if (started || !boot) return;
    started = true;
    for (const href of boot.dataset.preload.split(" ").filter(Boolean)) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = href;
      document.head.append(link);
    }
    const script = document.createElement("script");
    script.type = "module";
    script.textContent = boot.textContent;
    script.onerror = release;
    document.head.append(script);
  };
  const keep = ({ target }) => {
    changed.delete(target);
    changed.set(target, target.type === "checkbox" || target.type === "radio" ? target.checked : target.value);
  };
  const hold = (event) => {
    const button = event.target.closest("button, [data-needs-scripts]");
    const byItself = button?.type !== "button";
    if (!button || (byItself && isLate) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    start();
    showHeld(button);
    if (byItself) setTimeout(letGo, ${HOLD_MS}, button);
  };
  const showHeld = (button) => {
    pressed?.removeAttribute("data-held");
    pressed = button;
    button?.setAttribute("data-held", "");
  };
  const letGo = (button) => {
    if (pressed !== button) return;
    showHeld();
    isLate = true;
    button.click();
  };
  const redo = (wanted, control) => {
    // React ignores an event that leaves the value as it last saw it, so the control is turned
    // away first.
    if (typeof wanted === "boolean") {
      control.checked = !wanted;
      control.click();
    } else {
      // No script may choose a file: the chosen ones are still there.
      if (control.type !== "file") {
        control.value = "";
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value").set.call(control, wanted);
      }
      for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
    }
  };
  const release = () => {
    removeEventListener("input", keep, true);
    removeEventListener("click", hold, true);
    changed.forEach(redo);
    changed.clear();
    const button = pressed;
    showHeld();
    button?.click();
  };
  const afterFrame = (next) => {
    new IntersectionObserver((entries, observer) => {
      observer.disconnect();
      next();
    }).observe(document.documentElement);
  };
  addEventListener("input", keep, true);
  addEventListener("click", hold, true);
  addEventListener("${HYDRATED}", release);
  for (const type of ["pointerdown", "keydown", "focusin"]) addEventListener(type, start, { once: true, passive: true });
  addEventListener("load", () => afterFrame(() => afterFrame(start)));
})();`;
