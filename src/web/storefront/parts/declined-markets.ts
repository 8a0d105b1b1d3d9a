import { prefixes } from "#content/prefixes.ts";
import { readStored, save } from "#web/browser/browser-storage.ts";

const KEY = `${prefixes.storage}-declined-markets`;

const listDeclined = () => (readStored("local", KEY) ?? "").split(" ").filter(Boolean);

/** True when the visitor has closed the word about a market. */
export const isMarketDeclined = (code: string): boolean => listDeclined().includes(code);

/** Shows the word about a market no more in this browser. */
export function hideMarket(code: string): void {
  save("local", KEY, [...listDeclined(), code].join(" "));
}
