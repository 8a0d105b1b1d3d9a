import type { Locator, Page } from "@playwright/test";

/**
 * Counts what somebody presses, with a finger or on the keyboard; what they type or scan besides
 * is not counted.
 */
export function countPresses(page: Page) {
  let presses = 0;
  return {
    press: async (target: Locator) => {
      presses += 1;
      await target.click();
    },
    /** One key, or several at once. */
    pressKey: async (key: string) => {
      presses += 1;
      await page.keyboard.press(key);
    },
    presses: () => presses,
  };
}
