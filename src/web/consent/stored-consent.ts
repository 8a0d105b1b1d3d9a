// Consent of a visitor, as the browser keeps it. Part of pages that ask for it, hence small and
// without zod.
import { prefixes } from "#content/prefixes.ts";
import { isRecord, readJson } from "#shared/json.ts";

/** Purposes that may be allowed or not; a necessary one is no choice. */
export const purposes = ["analytics", "marketing", "functional"] as const;
export type Purpose = (typeof purposes)[number];
export type Choices = Readonly<Record<Purpose, boolean>>;

export type StoredConsent = Choices & {
  readonly necessary: true;
  /** When the choice was made, in ISO 8601. */
  readonly timestamp: string;
  readonly version: number;
};

export const CONSENT_KEY = `${prefixes.storage}-consent`;

/** The version of the text that visitors agree to (src/i18n/en/consent.ts). */
export const CONSENT_VERSION = 1;

export const onlyNecessary: Choices = { analytics: false, marketing: false, functional: false };

/** Choices that "Accept" makes; without marketing for a browser that asks not to be tracked. */
export function getAcceptedChoices(browser: { asksForPrivacy: boolean }): Choices {
  return { analytics: true, marketing: !browser.asksForPrivacy, functional: true };
}

/** The record of `choices` made at `now`. */
export function createConsentRecord(choices: Choices, now: Date): StoredConsent {
  const { analytics, marketing, functional } = choices;
  return {
    necessary: true,
    analytics,
    marketing,
    functional,
    timestamp: now.toISOString(),
    version: CONSENT_VERSION,
  };
}

/** Reads a stored choice; undefined when it is none, or one about another text. */
export function parseConsent(text: string): StoredConsent | undefined {
  const stored = readJson(text);
  return isCurrentConsent(stored) ? stored : undefined;
}

function isCurrentConsent(stored: unknown): stored is StoredConsent {
  if (!isRecord(stored)) return false;
  return (
    stored["version"] === CONSENT_VERSION &&
    typeof stored["timestamp"] === "string" &&
    purposes.every((purpose) => typeof stored[purpose] === "boolean")
  );
}
