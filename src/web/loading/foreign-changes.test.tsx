// @vitest-environment jsdom
import { runInThisContext } from "node:vm";
import { act, useEffect, useInsertionEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { foreignChangesScript } from "./foreign-changes-script.ts";
import { ADOPTED, HYDRATED, HYDRATING } from "./hydrated.ts";
import { loaderScript } from "./loader-script.ts";

// The scripts of a page are text, which only the page runs.
const run = (script: string) => void runInThisContext(script);

const onPress = vi.fn();

function Page() {
  useInsertionEffect(() => void dispatchEvent(new Event(ADOPTED)), []);
  useEffect(() => void dispatchEvent(new Event(HYDRATED)), []);
  return (
    <main>
      <h1>Write to us</h1>
      <form>
        <label>
          Name <input name="name" />
        </label>
        <textarea name="message" />
        <button type="button" onClick={onPress}>
          Send
        </button>
      </form>
    </main>
  );
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  document.body.innerHTML = `<div id="page">${renderToString(<Page />)}</div>`;
});
afterEach(() => vi.unstubAllGlobals());

const find = (selector: string) => {
  const element = document.querySelector<HTMLInputElement>(selector);
  if (element === null) throw new Error(`there is no ${selector}`);
  return element;
};

function type(selector: string, text: string): void {
  const field = find(selector);
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Brings the page to life; returns the reasons for which React drew it anew. */
async function hydrate(): Promise<string[]> {
  const reasons: string[] = [];
  await act(async () => {
    dispatchEvent(new Event(HYDRATING));
    hydrateRoot(find("#page"), <Page />, {
      onRecoverableError: (error) => reasons.push(String(error)),
    });
  });
  return reasons;
}

/** As a password manager, a grammar checker and a translator do. */
function changePage(): void {
  const icon = document.createElement("i");
  icon.append(document.createElement("b"));
  find("input").after(icon);
  find("textarea").before(document.createElement("grammar-checker"));
  find("form").prepend(document.createElement("font"));
  const [heading] = find("h1").childNodes;
  const font = document.createElement("font");
  heading?.replaceWith(font);
  font.append("Schreiben Sie uns");
  const [label] = find("label").childNodes;
  if (label instanceof Text) label.data = "Nome";
}

test("HTTP-64 changes of other programs are undone while React takes the page over, and what they added comes back", async () => {
  run(foreignChangesScript);
  document.dispatchEvent(new Event("readystatechange"));
  changePage();
  type("input", "Noa");
  const field = find("input");
  expect(await hydrate()).toEqual([]);
  expect(find("input")).toBe(field);
  expect(field.value).toBe("Noa");
  expect(find("main").innerHTML).toBe(
    `<h1>Write to us</h1><form><font></font><label>Name <input name="name"><i><b></b></i></label>` +
      `<grammar-checker></grammar-checker><textarea name="message"></textarea>` +
      `<button type="button">Send</button></form>`,
  );
});

test("HTTP-64 when a page is drawn anew all the same, its new fields get what is in the old ones, and the focus, and its new button the press", async () => {
  run(loaderScript);
  const old = find("textarea");
  type("textarea", "Hello");
  // The browser fills it in without a word.
  find("input").value = "Noa";
  old.focus();
  find("button").click();
  changePage();
  expect(await hydrate()).not.toEqual([]);
  expect(old.isConnected).toBe(false);
  expect([find("input").value, find("textarea").value]).toEqual(["Noa", "Hello"]);
  expect(document.activeElement).toBe(find("textarea"));
  expect(onPress).toHaveBeenCalledOnce();
});

test("HTTP-11 a press that waits for scripts is marked until it is carried out", async () => {
  document.body.innerHTML = `<button type="button">Add</button>`;
  run(loaderScript);
  const button = find("button");
  const pressed = vi.fn();
  button.addEventListener("click", pressed);
  button.click();
  expect(button.hasAttribute("data-held")).toBe(true);
  expect(pressed).not.toHaveBeenCalled();
  dispatchEvent(new Event(HYDRATED));
  expect(button.hasAttribute("data-held")).toBe(false);
  expect(pressed).toHaveBeenCalledOnce();
});

test("SHELL-82 while React takes the page over, events pass it by, and a press of a link waits", () => {
  run(loaderScript);
  const heard: string[] = [];
  for (const name of ["pointerdown", "keydown", "click"])
    document.addEventListener(name, () => heard.push(name));
  const link = document.createElement("a");
  link.href = "#there";
  const menu = document.createElement("summary");
  find("main").append(link, menu);
  const press = (element: Element) => {
    element.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    return element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  };
  dispatchEvent(new Event(HYDRATING));
  expect([press(menu), press(link)]).toEqual([true, false]);
  find("input").dispatchEvent(new Event("keydown", { bubbles: true }));
  expect(heard).toEqual([]);
  dispatchEvent(new Event(HYDRATED));
  expect(heard).toEqual(["click"]);
  press(menu);
  expect(heard).toEqual(["click", "pointerdown", "click"]);
});
