import { HYDRATED, HYDRATING } from "./hydrated.ts";
import { nextTask } from "./next-task.ts";

/**
 * Time for which a press waits for scripts. Longer than they take on a slow line; after that time,
 * users believe that the page is broken.
 */
export const HOLD_MS = 5_000;

/**
 * At any of these events React takes over all of the page at once, in which time the browser draws
 * nothing. Without them it takes over piece by piece, and a menu opens meanwhile.
 */
const SPARED_EVENTS =
  "pointerdown pointerup pointercancel pointerover pointerout mousedown mouseup mouseover mouseout touchstart touchend touchcancel dblclick auxclick contextmenu keydown keypress keyup beforeinput change focusin focusout select toggle";

/**
 * Runs in the browser, as text. It starts the scripts in the second frame after the page has been
 * loaded (the first one is for its largest image), at the first input, or, with a form on the first
 * screen, as soon as the page has been read. Each file runs in a task of its own, so that the
 * browser can draw and answer in between; the one that takes over the page comes last, by the text
 * of the page's own script. Input before they are ready is not lost: a change of a field, and the
 * press of a button, or of a link that does more than lead somewhere, are stored and done then;
 * until then `data-held` marks what was pressed. If scripts do not come, the page works without: a
 * press that the browser can follow by itself is let go in the end, and later ones are not held.
 * The others, which only a script can follow, go on waiting. While React takes over the page, other
 * events pass it by, and links wait, too. Should React draw the page anew, the new fields get what
 * is in the old ones, and the new button the press.
 */
export const loaderScript = `(() => {
  let started, pressed, pressedAt, isLate, isTaking, focused;
  const spared = "${SPARED_EVENTS}".split(" ");
  let fields = [];
  const changed = new Map();
  const start = () => {
    const boot = document.getElementById("boot");
    if (started || !boot) return;
    started = true;
    const files = boot.dataset.preload.split(" ").filter(Boolean);
    for (const href of files) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = href;
      document.head.append(link);
    }
    run(boot.textContent, files).catch(release);
  };
  const nextTask = ${nextTask};
  const run = async (text, files) => {
    for (const href of files) {
      if (text.includes('import("' + href)) continue;
      await import(href);
      await nextTask();
    }
    const script = document.createElement("script");
    script.type = "module";
    script.textContent = text;
    script.onerror = release;
    document.head.append(script);
  };
  const isChoice = ({ type }) => type === "checkbox" || type === "radio";
  const read = (control) => (isChoice(control) ? control.checked : control.value);
  const isTyped = (control) => {
    if (isChoice(control)) return control.checked !== control.defaultChecked;
    if (!control.options) return control.value !== (control.type === "file" ? "" : control.defaultValue);
    const first = [...control.options].find((option) => option.defaultSelected) ?? control.options[0];
    return control.value !== first?.value;
  };
  const describe = (control) => {
    const at = [...document.getElementsByName(control.name)].indexOf(control);
    return { control, wanted: read(control), at };
  };
  const findNow = ({ control, at }) => (control.isConnected ? control : document.getElementsByName(control.name)[at]);
  const spare = (event) => {
    if (isTaking) event.stopImmediatePropagation();
  };
  const keep = (event) => {
    spare(event);
    changed.delete(event.target);
    changed.set(event.target, describe(event.target));
  };
  const held = "button, [data-needs-scripts]";
  const pressable = "a[href], " + held;
  const getPressable = () => [...document.querySelectorAll(pressable)];
  const mark = (button) => {
    pressed?.removeAttribute("data-held");
    pressed = button;
    pressed?.setAttribute("data-held", "");
  };
  const hold = (event) => {
    const button = event.target.closest(isTaking ? pressable : held);
    const byItself = button?.type !== "button";
    spare(event);
    if (!button || (byItself && isLate) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    start();
    mark(button);
    pressedAt = getPressable().indexOf(button);
    if (byItself) setTimeout(letGo, ${HOLD_MS}, button);
  };
  const letGo = (button) => {
    if (pressed !== button) return;
    mark();
    isLate = true;
    button.click();
  };
  const redo = (field) => {
    const control = findNow(field);
    if (!control) return;
    const { wanted } = field;
    // React ignores an event that leaves the value as it last saw it, so the control is turned
    // away first.
    if (typeof wanted === "boolean") {
      control.checked = !wanted;
      control.click();
    } else {
      // No script may choose a file, but the chosen ones may move.
      if (control.type === "file") {
        if (control !== field.control) control.files = field.control.files;
      } else {
        control.value = "";
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value").set.call(control, wanted);
      }
      for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
    }
  };
  const isLost = (field) => {
    const now = findNow(field);
    return now && now !== field.control && !changed.has(field.control) && read(now) !== field.wanted && field.wanted !== false;
  };
  const release = () => {
    for (const type of spared) removeEventListener(type, spare, true);
    removeEventListener("input", keep, true);
    removeEventListener("click", hold, true);
    fields.filter(isLost).forEach(redo);
    changed.forEach(redo);
    if (focused && !focused.control.isConnected) findNow(focused)?.focus();
    fields = [];
    changed.clear();
    const button = pressed;
    mark();
    (button?.isConnected ? button : getPressable()[pressedAt])?.click();
  };
  const afterFrame = (next) => {
    new IntersectionObserver((entries, observer) => {
      observer.disconnect();
      next();
    }).observe(document.documentElement);
  };
  addEventListener("input", keep, true);
  addEventListener("click", hold, true);
  addEventListener("${HYDRATING}", () => {
    isTaking = true;
    for (const type of spared) addEventListener(type, spare, { capture: true, passive: true });
    const all = [...document.querySelectorAll(":is(input, select, textarea)[name]:not([type=hidden])")].map(describe);
    focused = all.find(({ control }) => control === document.activeElement);
    // The page itself may have others now for values that nobody typed.
    fields = all.filter(({ control }) => isTyped(control));
    pressedAt = getPressable().indexOf(pressed);
  });
  addEventListener("${HYDRATED}", release);
  for (const type of ["pointerdown", "keydown", "focusin"]) addEventListener(type, start, { once: true, passive: true });
  addEventListener("DOMContentLoaded", () => {
    const field = document.querySelector("main form :is(input, select, textarea):not([type=hidden])");
    if (field?.getBoundingClientRect().top < innerHeight) start();
  });
  addEventListener("load", () => afterFrame(() => afterFrame(start)));
})();`;
