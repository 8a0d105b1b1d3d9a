// Counts the presses of a person at work. Typing is free; so a test types only into the field that
// has the focus, and each press that is needed to get there counts.
import { expect, type Locator, type Page } from "@playwright/test";

export type Presses = { readonly clicks: number; readonly keys: number };

/** What a person does at a page, counted from now on. */
export function countPresses(page: Page) {
  let clicks = 0;
  let keys = 0;
  return {
    click: async (target: Locator): Promise<void> => {
      clicks += 1;
      await target.click();
    },
    /** Opens a list of choices and takes one of them. */
    choose: async (list: Locator, value: string | { label: string }): Promise<void> => {
      clicks += 2;
      await list.selectOption(value);
    },
    /** A key that is no letter of a text, such as Enter. */
    press: async (key: string): Promise<void> => {
      keys += 1;
      await page.keyboard.press(key);
    },
    /** Types in place of what is selected in the focused field. */
    type: async (field: Locator, text: string): Promise<void> => {
      await expect(field).toBeFocused();
      await page.keyboard.insertText(text);
    },
    /** Fails when the task needed more presses than these, of either kind. */
    expectAtMost: (most: Presses): void => {
      expect({ clicks: Math.max(clicks, most.clicks), keys: Math.max(keys, most.keys) }).toEqual(
        most,
      );
    },
  };
}
