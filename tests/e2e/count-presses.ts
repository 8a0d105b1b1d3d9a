// Counts the presses of a person at work. Typing is free; so a test types only into the field that
// has the focus, and each press that is needed to get there counts.
import { expect, type Locator, type Page } from "@playwright/test";

export type Presses = { readonly clicks: number; readonly keys: number };

/** Ways to act on a page, which are counted from now on. */
export function countPresses(page: Page) {
  let clicks = 0;
  let keys = 0;
  /** A key that is no letter of a text, such as Enter. */
  async function press(key: string): Promise<void> {
    keys += 1;
    await page.keyboard.press(key);
  }
  return {
    press,
    click: async (target: Locator): Promise<void> => {
      clicks += 1;
      await target.click();
    },
    /** Opens a list of choices and takes one of them. */
    choose: async (list: Locator, value: string | { label: string }): Promise<void> => {
      clicks += 2;
      await list.selectOption(value);
    },
    /** Goes to the next field by keyboard, over `tabs` controls, and types there. */
    typeNext: async (text: string, tabs = 1): Promise<void> => {
      for (let tab = 0; tab < tabs; tab += 1)
        // oxlint-disable-next-line no-await-in-loop -- one key after the other
        await press("Tab");
      await page.keyboard.insertText(text);
    },
    /** Drags files from the desktop, which is one press of the pointer. */
    drop: async (target: Locator, images: readonly Buffer[]): Promise<void> => {
      clicks += 1;
      const contents = images.map((image) => image.toString("base64"));
      const dataTransfer = await page.evaluateHandle((all) => {
        const transfer = new DataTransfer();
        for (const [index, content] of all.entries()) {
          const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
          transfer.items.add(new File([bytes], `image-${index}.jpg`, { type: "image/jpeg" }));
        }
        return transfer;
      }, contents);
      await target.dispatchEvent("drop", { dataTransfer });
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
