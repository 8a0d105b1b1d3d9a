// A member of staff in front of the back office.
import { screen, waitFor, within } from "@testing-library/dom";
import type { UserEvent } from "@testing-library/user-event";
import { expect } from "vitest";
import { admin } from "#i18n/he/admin.ts";

/** The button of exactly this name. */
export const getButton = (name: string, part: HTMLElement = document.body): HTMLElement =>
  within(part).getByRole("button", { name });

/** The message about what was just done, as soon as it says this. */
export async function findToast(text: string | RegExp): Promise<HTMLElement> {
  const region = await screen.findByRole("region", { name: admin.toast.region });
  await within(region).findByText(text, { exact: false });
  return region;
}

/** The open dialog of this name. */
export const findDialog = (name: string | RegExp): Promise<HTMLElement> =>
  screen.findByRole("dialog", { name });

/**
 * Chooses what to save after another person's change, field by field, and returns what the question
 * said before.
 */
export async function chooseInClash(
  user: UserEvent,
  choices: Readonly<Record<string, keyof typeof admin.clash.offered>>,
): Promise<string> {
  const question = await findDialog(admin.clash.title);
  const { textContent } = question;
  for (const [label, choice] of Object.entries(choices)) {
    const field = within(question).getByRole("group", { name: label });
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await user.click(
      within(field).getByRole("radio", { name: new RegExp(`^${admin.clash.offered[choice]}`) }),
    );
  }
  await user.click(getButton(admin.clash.submit, question));
  return textContent;
}

/** Opens a menu by its button, and chooses one of its items. */
export async function chooseInMenu(user: UserEvent, menu: string, item: string): Promise<void> {
  await user.click(getButton(menu));
  await user.click(await screen.findByRole("menuitem", { name: item }));
}

/** The field whose label has these words; a label may say more, as that it may stay empty. */
export const getField = (label: string, part: HTMLElement = document.body): HTMLElement =>
  within(part).getByLabelText(label, { exact: false, selector: "input, textarea, select" });

/** The same, as soon as it is there. */
export const findField = (label: string): Promise<HTMLElement> =>
  screen.findByLabelText(label, { exact: false, selector: "input, textarea, select" });

/** The rows of the list, without its head. */
export const getRows = (): HTMLElement[] => [
  ...screen.getByRole("table").querySelectorAll<HTMLElement>("tbody tr"),
];

/** Puts this in place of what stands in a field, in one piece. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  if (text !== "") await user.paste(text);
}

/** Waits until the window is at this address of the shop. */
export const untilAt = (address: string | RegExp): Promise<void> =>
  waitFor(() => {
    const { pathname, search } = location;
    if (typeof address === "string") expect(pathname + search).toBe(address);
    else expect(pathname + search).toMatch(address);
  });

/**
 * Counts what somebody presses, with a finger or on the keyboard; what they type or scan besides
 * is not counted.
 */
export function countPresses(user: UserEvent) {
  let presses = 0;
  return {
    press: (target: HTMLElement) => {
      presses += 1;
      return user.click(target);
    },
    /** One key, or several at once, as user-event writes them. */
    pressKey: (keys: string) => {
      presses += 1;
      return user.keyboard(keys);
    },
    presses: () => presses,
  };
}
