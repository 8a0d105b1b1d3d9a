// HTML of the clipboard, rewritten before the editor reads it. Word and Google Docs say in styles
// what is bold and what is a list; the page's policy forbids the editor to read styles.

/** The style of an element, under a name that no policy forbids. */
const STYLE = "data-style";

/** Pasted HTML with tags in place of styles. A piece of the editor's own text stays as it is. */
export function convertPasted(html: string): string {
  if (html.includes("data-pm-slice")) return html;
  const { body } = new DOMParser().parseFromString(renameStyles(html), "text/html");
  for (const sheet of body.querySelectorAll("template, style, title")) sheet.remove();
  createLists(body);
  for (const list of body.querySelectorAll(":is(ul, ol) > :is(ul, ol)"))
    if (list.previousElementSibling?.localName === "li") list.previousElementSibling.append(list);
  for (const element of body.querySelectorAll(`[${STYLE}]`)) {
    const styles = readStyles(element);
    setTag(element, ["strong", "b"], isBold(styles.get("font-weight")));
    setTag(element, ["em", "i"], isItalic(styles.get("font-style")));
    element.removeAttribute(STYLE);
  }
  return body.innerHTML;
}

/** Only within tags, so that the text stays as it is; sheets become templates. */
function renameStyles(html: string): string {
  return html
    .split("<")
    .map((piece, index) => {
      const end = piece.indexOf(">");
      if (index === 0 || end === -1) return piece;
      const tag = piece
        .slice(0, end)
        .replace(/\sstyle=/gi, ` ${STYLE}=`)
        .replace(/^(\/?)style\b/i, "$1template");
      return tag + piece.slice(end);
    })
    .join("<");
}

function readStyles(element: Element): Map<string, string> {
  const declarations = (element.getAttribute(STYLE) ?? "").toLowerCase().split(";");
  return new Map(
    declarations.map((declaration) => {
      const [name = "", ...value] = declaration.split(":");
      return [name.trim(), value.join(":").trim()];
    }),
  );
}

/** From this weight on a text is bold. */
const BOLD = 600;

/** Undefined where the style says nothing about it. */
function isBold(weight: string | undefined): boolean | undefined {
  if (weight === "normal" || weight === "bold") return weight === "bold";
  const value = Number.parseInt(weight ?? "", 10);
  return Number.isNaN(value) ? undefined : value >= BOLD;
}

const isItalic = (style: string | undefined) =>
  style === undefined ? undefined : style === "italic" || style === "oblique";

/** Puts the content of a piece of text into the tag, or removes the tag that its style denies. */
function setTag(element: Element, names: readonly [string, string], isOn: boolean | undefined) {
  const isTag = names.includes(element.localName);
  if (isOn === false && isTag) element.replaceWith(...element.childNodes);
  const isText = ["span", "font", "a", "p"].includes(element.localName);
  // A heading has its own weight.
  if (isOn !== true || !isText || element.closest("h1, h2, h3, h4, h5, h6")) return;
  const tag = element.ownerDocument.createElement(names[0]);
  tag.append(...element.childNodes);
  element.append(tag);
}

type OpenList = { readonly level: number; readonly list: Element };

/** Word writes items of lists as paragraphs with a sign before the text. */
function createLists(body: Element): void {
  let open: OpenList[] = [];
  for (const item of body.querySelectorAll(`[${STYLE}*="mso-list"]`)) {
    const [, digits] = /level(\d)/.exec(readStyles(item).get("mso-list") ?? "") ?? [];
    if (digits === undefined) continue;
    const level = Number(digits);
    const name = removeSign(item);
    if (item.previousElementSibling !== open[0]?.list) open = [];
    open = open.filter(
      ({ level: other, list }) => other < level || (other === level && list.localName === name),
    );
    if (open.at(-1)?.level !== level) {
      const list = item.ownerDocument.createElement(name);
      const parent = open.at(-1)?.list.lastElementChild;
      if (parent) parent.append(list);
      else item.before(list);
      open.push({ level, list });
    }
    const entry = item.ownerDocument.createElement("li");
    const words = item.ownerDocument.createElement("p");
    words.append(...item.childNodes);
    entry.append(words);
    open.at(-1)?.list.append(entry);
    item.remove();
  }
}

/** Removes the sign before an item, and returns the list that it belongs to. */
function removeSign(item: Element): "ul" | "ol" {
  const isSign = (element: Element) => readStyles(element).get("mso-list") === "ignore";
  const sign = [...item.querySelectorAll(`[${STYLE}]`)].find(isSign);
  sign?.remove();
  return /^\(?[\da-z]{1,5}[.)]/i.test(sign?.textContent.trim() ?? "") ? "ol" : "ul";
}
