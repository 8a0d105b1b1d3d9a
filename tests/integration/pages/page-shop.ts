// A demo shop whose pages are read as the server sends them, as by a search engine or a browser
// without scripts.
import { configure, within } from "@testing-library/dom";
import { JSDOM } from "jsdom";
import { startDemoShop, type DemoShop } from "../../support/demo-shop.ts";

// Without the whole page.
configure({ getElementError: (message) => new Error(message ?? "nothing found") });

export type SentPage = {
  status: number;
  headers: Headers;
  html: string;
  document: Document;
  main: HTMLElement;
  /** The words of the page with single spaces, whatever is open or closed. */
  text: string;
};

export type PageShop = DemoShop & {
  /** Reads the page at a path; redirects are not followed. */
  read: (path: string, init?: RequestInit) => Promise<SentPage>;
  /** Reads the page to which an answer leads on; throws unless it does. */
  follow: (answer: SentPage) => Promise<SentPage>;
  /** Sends a form of a page that was read, with these values, as a browser without scripts does. */
  submit: (form: HTMLFormElement, values?: Readonly<Record<string, string>>) => Promise<SentPage>;
};

/** To be called at the top of a test file. */
export async function startPageShop(
  options: Parameters<typeof startDemoShop>[0] = {},
): Promise<PageShop> {
  const shop = await startDemoShop(options);

  async function read(path: string, init?: RequestInit): Promise<SentPage> {
    const answer = await shop.send(path, init);
    const html = await answer.text();
    const { document } = new JSDOM(html, { url: new URL(path, shop.url).href }).window;
    return {
      status: answer.status,
      headers: answer.headers,
      html,
      document,
      main: document.querySelector("main") ?? document.body,
      text: readText(document.body),
    };
  }
  return {
    ...shop,
    read,
    follow({ status, headers }) {
      const location = headers.get("location");
      if (location === null) throw new Error(`answered with ${status}, and leads nowhere`);
      const { pathname, search } = new URL(location, shop.url);
      return read(pathname + search);
    },
    submit(form, values = {}) {
      const fields = new URLSearchParams();
      const { FormData: FormDataOfPage = FormData } = form.ownerDocument.defaultView ?? {};
      for (const [name, value] of new FormDataOfPage(form))
        if (typeof value === "string") fields.append(name, value);
      for (const [name, value] of Object.entries(values)) fields.set(name, value);
      const { pathname, search } = new URL(form.action);
      return form.method === "post"
        ? read(pathname + search, { method: "POST", body: fields })
        : read(`${pathname}?${fields.toString()}`);
    },
  };
}

/** The words of a part of a page as a reader gets them. */
export function readText(part: Element): string {
  const copy = part.cloneNode(true) as Element;
  // Measures are there twice, of which a visitor outside the United States sees the metric one.
  const unread = 'script, style, template, [class*="not([data-units])"]';
  for (const each of copy.querySelectorAll(unread)) each.remove();
  return (copy.textContent ?? "").replaceAll(/\s+/g, " ").trim();
}

/** The form that a button of the page sends. */
export function getFormWith({ main }: SentPage, button: string): HTMLFormElement {
  const form = within(main).getByRole("button", { name: button }).closest("form");
  if (form === null) throw new Error(`"${button}" sends nothing`);
  return form;
}

/** An attribute of the first element of this kind. */
export const getAttribute = (document: ParentNode, selector: string, name: string) =>
  document.querySelector(selector)?.getAttribute(name);

/** The blocks of structured data, for search engines. */
export function readData(document: Document): unknown[] {
  const blocks = document.querySelectorAll("script[type='application/ld+json']");
  return [...blocks].map(({ textContent }): unknown => JSON.parse(textContent ?? ""));
}
