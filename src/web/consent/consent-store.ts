// The one choice of this browser. Made for React's useSyncExternalStore.
import { readStored, save } from "#web/browser/browser-storage.ts";
import { now } from "#web/browser/clock.ts";
import { createListeners, type Listeners } from "#ui/listeners.ts";
import { followOtherTabs } from "#web/browser/follow-other-tabs.ts";
import {
  CONSENT_KEY,
  createConsentRecord,
  parseConsent,
  type Choices,
  type Purpose,
  type StoredConsent,
} from "./stored-consent.ts";

/** The latest choice that storage refused to keep; it lasts as long as the page. */
let unstored: StoredConsent | undefined;
/** The same text must give the same object, or React would never come to rest. */
let current: { text: string; consent: StoredConsent | undefined } | undefined;
const { subscribe, notify }: Listeners = createListeners(() =>
  followOtherTabs([CONSENT_KEY], notify),
);

/** The visitor's choices; undefined until they have chosen. */
export function readConsent(): StoredConsent | undefined {
  const text = readStored("local", CONSENT_KEY);
  if (text === null) return unstored;
  if (current?.text !== text) current = { text, consent: parseConsent(text) };
  return current.consent;
}

/** Whether the visitor has allowed `purpose`. Nothing is allowed before they have chosen. */
export function hasConsent(purpose: Purpose): boolean {
  return readConsent()?.[purpose] === true;
}

/** Stores a choice and notifies all listeners, here and in other tabs. */
export function saveConsent(choices: Choices): void {
  const record = createConsentRecord(choices, now());
  unstored = save("local", CONSENT_KEY, JSON.stringify(record)) ? undefined : record;
  notify();
}

/** Calls a listener after each choice, whichever tab made it; returns what undoes it. */
export const onConsentChange = subscribe;
