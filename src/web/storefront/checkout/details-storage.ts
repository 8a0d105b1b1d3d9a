import { brand } from "#content/brand.ts";

/** What was typed belongs to this tab and goes with it. */
const DETAILS_KEY = `${brand.storagePrefix}-checkout`;

export function readDetailsText(): string | null {
  try {
    return sessionStorage.getItem(DETAILS_KEY);
  } catch {
    return null;
  }
}

/** Storage may be full or forbidden; the details then last as long as the page. */
export function writeDetailsText(text: string): void {
  try {
    sessionStorage.setItem(DETAILS_KEY, text);
  } catch {
    // Nothing to do: the page keeps the state.
  }
}

/** Forgets what was typed, once the order is confirmed. */
export function forgetDetails(): void {
  try {
    sessionStorage.removeItem(DETAILS_KEY);
  } catch {
    // Then nothing was kept either.
  }
}
