// The questions of a journey to a page, as one function that is sent to it as text, so it uses
// nothing from outside. Elements cannot be handed over between the page and the test, so every
// task looks them up anew.

/** Something on the page, by role and name as people know it, or by a CSS selector. */
export type Target = {
  readonly role?: string | undefined;
  readonly name?: string | undefined;
  readonly css?: string | undefined;
  readonly text?: string | undefined;
  readonly within?: Target | undefined;
  readonly isFirst?: boolean;
};

type Task =
  | { do: "look" | "aim" | "scroll"; target: Target }
  | { do: "says"; text: string; within: Target }
  | { do: "choose"; target: Target; name: string }
  | { do: "covered"; except: string }
  | { do: "missed" | "selectAll" | "describe" };

/** `problem` is the reason why it is not seen, or not alone. */
export type Sight = { count: number; problem?: string; text: string; value?: string };
/** Where to press it, or why that cannot be done. */
export type Hit = { problem?: string; x: number; y: number };

export function inPage(task: Task): unknown {
  const selectors: Record<string, string> = {
    button: "button:not([role]), [role=button], input[type=submit], summary",
    link: "a[href]",
    field:
      "input:not([type=hidden], [type=checkbox], [type=radio], [type=submit]), textarea, select, [role=combobox], [role=textbox]",
    heading: "h1, h2, h3, h4",
    dialog: "dialog[open], [role=dialog], [role=alertdialog]",
    option: "[role=option]",
    tab: "[role=tab]",
  };
  const pressable =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=option], [role=switch]";

  const clean = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && getBox(element) !== undefined;
  /** Also for parts of the page without a box to press, such as words for screen readers. */
  const isThere = (element: Element) =>
    element.checkVisibility() || getComputedStyle(element).display === "contents";
  const isEnabled = (element: Element) =>
    !element.matches(":disabled, [aria-disabled=true], [inert], [inert] *");

  /** The first box of an element: that of a link that breaks is in its first line. */
  function getBox(element: Element): DOMRect | undefined {
    return [...element.getClientRects()].find(({ width, height }) => width > 1 && height > 1);
  }

  /** The words of an element and of its parts for somebody who cannot see it. */
  function readOut(node: Node): string {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.getAttribute("aria-hidden") === "true") return "";
    const label = node.getAttribute("aria-label") ?? node.getAttribute("alt");
    if (label !== null) return label;
    return node.checkVisibility() ? [...node.childNodes].map(readOut).join(" ") : "";
  }

  function getName(element: Element): string {
    const by = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
    const labels = "labels" in element ? [...((element.labels as NodeList | null) ?? [])] : [];
    const names = [
      by.map((id) => document.getElementById(id)?.textContent).join(" "),
      element.getAttribute("aria-label"),
      labels.map((label) => label.textContent).join(" "),
      element.matches("input, select, textarea") ? "" : readOut(element),
      element.getAttribute("placeholder"),
      element.getAttribute("title"),
    ];
    return names.map(clean).find((name) => name !== "") ?? "";
  }

  /** While a dialog is open, the rest of the page cannot be used. */
  const getRoot = (): ParentNode =>
    [...document.querySelectorAll("dialog:modal")].at(-1) ?? document;

  function findAll(target: Target, isFound = isShown): Element[] {
    const { role, name, css, text, within, isFirst } = target;
    const roots = within === undefined ? [getRoot()] : findAll(within, isThere);
    const selector = css ?? selectors[role ?? ""] ?? `[role=${role}]`;
    const found = [
      ...new Set(roots.flatMap((root) => [...root.querySelectorAll(selector)])),
      // A dialog is no part of itself.
      ...roots.filter(
        (root) => within === undefined && root instanceof Element && root.matches(selector),
      ),
    ].filter((element): element is Element => element instanceof Element && isFound(element));
    const named =
      name === undefined
        ? found
        : found.filter((element) => getName(element).includes(clean(name)));
    const exact = named.filter((element) => getName(element) === clean(name));
    const chosen = (exact.length > 0 ? exact : named).filter(
      (element) => text === undefined || clean(element.textContent).includes(clean(text)),
    );
    return isFirst ? chosen.slice(0, 1) : chosen;
  }

  function tell(element: Element | null): string {
    if (element === null) return "nothing";
    const { tagName, id } = element;
    return `<${tagName.toLowerCase()}${id && `#${id}`}> "${getName(element).slice(0, 60)}"`;
  }

  /** Whether a press that arrives at `met` is one of `element`. */
  const belongs = (element: Element, met: Element) =>
    element.contains(met) ||
    ("labels" in element &&
      [...((element.labels as NodeList | null) ?? [])].some((label) => label.contains(met)));

  /** The element at the middle of another one, which is brought into sight for that. */
  function meet(element: Element): { met: Element | null; x: number; y: number } {
    const measure = () => {
      const box = getBox(element) ?? element.getBoundingClientRect();
      const x = Math.round(box.left + box.width / 2);
      const y = Math.round(box.top + box.height / 2);
      return { met: document.elementFromPoint(x, y), x, y };
    };
    const here = measure();
    if (here.met !== null && belongs(element, here.met)) return here;
    element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    return measure();
  }

  function findOne(target: Target): Element | string {
    const found = findAll(target);
    const [element] = found;
    if (element === undefined) return "there is none";
    return found.length === 1
      ? element
      : `there are ${found.length}: ${found.map(tell).join(", ")}`;
  }

  const memory = globalThis as { journeyGuard?: () => void; journeyMissed?: string | undefined };

  /** Holds back the next press if it meets anything but `element`. */
  function guard(element: Element): void {
    const kinds = [
      "pointerdown",
      "mousedown",
      "touchstart",
      "pointerup",
      "mouseup",
      "touchend",
      "click",
    ];
    memory.journeyGuard?.();
    let verdict: "right" | "wrong" | undefined;
    const judge = (event: Event) => {
      const met = event.target;
      verdict ??= met instanceof Element && belongs(element, met) ? "right" : "wrong";
      if (verdict === "right") return;
      memory.journeyMissed ??= tell(met instanceof Element ? met : null);
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    for (const kind of kinds) addEventListener(kind, judge, { capture: true, passive: false });
    memory.journeyMissed = undefined;
    memory.journeyGuard = () => {
      for (const kind of kinds) removeEventListener(kind, judge, { capture: true });
    };
  }

  function aim(target: Target): Hit {
    const element = findOne(target);
    if (typeof element === "string") return { problem: element, x: 0, y: 0 };
    if (!isEnabled(element)) return { problem: `${tell(element)} is disabled`, x: 0, y: 0 };
    const { met, x, y } = meet(element);
    if (met === null || !belongs(element, met))
      return { problem: `${tell(met)} lies over ${tell(element)}`, x, y };
    guard(element);
    return { x, y };
  }

  function look(target: Target): Sight {
    const found = findOne(target);
    if (typeof found === "string")
      return { count: findAll(target).length, problem: found, text: "" };
    const text = clean((found as HTMLElement).innerText);
    return { count: 1, text, ...("value" in found && { value: String(found.value) }) };
  }

  function says(text: string, within: Target): boolean {
    return findAll(within, isThere).some((element) =>
      clean((element as HTMLElement).innerText)
        .toLowerCase()
        .includes(clean(text).toLowerCase()),
    );
  }

  function choose(target: Target, name: string): boolean {
    const select = findOne(target);
    if (!(select instanceof HTMLSelectElement) || select.disabled) return false;
    const requested = [...select.options].find((each) => clean(each.textContent) === clean(name));
    if (requested === undefined) return false;
    select.focus();
    select.value = requested.value;
    for (const kind of ["input", "change"])
      select.dispatchEvent(new Event(kind, { bubbles: true }));
    return true;
  }

  function listCovered(except: string): string[] {
    const start = { left: scrollX, top: scrollY };
    const all = [...getRoot().querySelectorAll(pressable)].filter(
      (element) =>
        isShown(element) && isEnabled(element) && !(except !== "" && element.matches(except)),
    );
    const covered = all.flatMap((element) => {
      const { met } = meet(element);
      return met !== null && belongs(element, met)
        ? []
        : [`${tell(met)} lies over ${tell(element)}`];
    });
    scrollTo({ ...start, behavior: "instant" });
    return covered;
  }

  function scroll(target: Target): boolean {
    const element = findOne(target);
    if (typeof element === "string") return false;
    element.scrollIntoView({ block: "center", behavior: "instant" });
    return true;
  }

  function missed(): string | null {
    memory.journeyGuard?.();
    return memory.journeyMissed ?? null;
  }

  function selectAll(): boolean {
    const field = document.activeElement;
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
    else getSelection()?.selectAllChildren(field ?? document.body);
    return true;
  }

  switch (task.do) {
    case "look":
      return look(task.target);
    case "aim":
      return aim(task.target);
    case "scroll":
      return scroll(task.target);
    case "says":
      return says(task.text, task.within);
    case "choose":
      return choose(task.target, task.name);
    case "covered":
      return listCovered(task.except);
    case "missed":
      return missed();
    case "selectAll":
      return selectAll();
    case "describe":
      return `${location.href} ${clean(document.body.innerText).slice(0, 600)}`;
  }
}
