// A visitor in front of one of the shop's public forms.
import { within } from "@testing-library/dom";
import { expect } from "vitest";
import { fill, getField } from "../admin/staff.ts";
import type { ScreenShop } from "../screen-shop.ts";
import { findNews } from "./visitor.ts";

/** Opens a page with a form; `send` names the button that sends it. */
export async function openPublicForm(shop: ScreenShop, path: string, send: string) {
  const user = await shop.open(path);
  const form = document.querySelector<HTMLFormElement>("#form");
  if (form === null) throw new Error(`${path} has no form`);
  const field = (label: string) => getField(label, form);
  return {
    user,
    form,
    field,
    submit: within(form).getByRole("button", { name: send }),
    /** Puts values into fields by their labels. */
    fillIn: async (values: Readonly<Record<string, string>>): Promise<void> => {
      for (const [label, value] of Object.entries(values))
        // oxlint-disable-next-line no-await-in-loop -- as somebody does, one after the other
        await fill(user, field(label), value);
    },
    /** Those who hear the page are told this. */
    expectSaid: (text: string) => expect(within(form).getByRole("status")).toHaveTextContent(text),
  };
}

/** Notes what is sent to an endpoint from now on. */
export function watchBodies(shop: ScreenShop, call: string): string[] {
  const bodies: string[] = [];
  shop.intercept(
    call,
    async (proceed, request) => {
      bodies.push(await request.text());
      return proceed();
    },
    Infinity,
  );
  return bodies;
}

/** The message in Hebrew about what was just done, as soon as it says this. */
export async function findHebrewNews(text: string): Promise<void> {
  const region = await findNews(text);
  const blocks = [...region.querySelectorAll('[lang="he"][dir="rtl"]')];
  expect(blocks.map(({ textContent }) => textContent).join("\n")).toContain(text);
}
