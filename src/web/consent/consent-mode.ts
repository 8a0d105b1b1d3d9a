// Google's Consent Mode: everything denied in the first script of the page, and told again after
// each choice.
import { onlyNecessary, type Choices } from "./stored-consent.ts";

declare global {
  // Only an interface can be added to.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Window {
    /** Present only where the shop has an id for analytics. */
    analyticsId?: string;
    gtag?: (...command: readonly unknown[]) => void;
    dataLayer?: unknown[];
  }
}

type Signal = "granted" | "denied";

/** The state of each signal for what a visitor has chosen. */
export function toSignals(choices: Choices): Record<string, Signal> {
  const toSignal = (isAllowed: boolean): Signal => (isAllowed ? "granted" : "denied");
  return {
    ad_storage: toSignal(choices.marketing),
    ad_user_data: toSignal(choices.marketing),
    ad_personalization: toSignal(choices.marketing),
    analytics_storage: toSignal(choices.analytics),
    functionality_storage: toSignal(choices.functional),
    personalization_storage: toSignal(choices.functional),
  };
}

/**
 * Comes before every other script of the page, so that all later ones find everything denied. It
 * loads nothing. `id` has the narrow alphabet of the configuration, so that it can be part of a
 * script.
 */
export function createConsentModeScript(id: string): string {
  const signals = toSignals(onlyNecessary);
  const defaults = JSON.stringify({ ...signals, security_storage: "granted" });
  return `analyticsId="${id}";dataLayer=[];function gtag(){dataLayer.push(arguments)}gtag("consent","default",${defaults});`;
}

/** Where the tag of `id` comes from: a container of the Tag Manager, else Google Analytics. */
export function getTagAddress(id: string): string {
  const script = id.startsWith("GTM-") ? "gtm.js" : "gtag/js";
  return `https://www.googletagmanager.com/${script}?id=${id}`;
}
