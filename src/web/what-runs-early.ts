import { consentModeScript } from "./consent/consent-mode.ts";
import { keptSessionScript } from "./kept-session.ts";
import { loaderScript } from "./loader-script.ts";
import { browserBarScript } from "./pwa/browser-bar-script.ts";
import { reloadGuardScript } from "./pwa/reload-guard.ts";
import { themeScript } from "./theme.ts";

const forEveryPage =
  reloadGuardScript + themeScript + browserBarScript + keptSessionScript + loaderScript;

/** The first script of a page. What asks the analytics service's permissions comes before everything else. */
export function whatRunsEarly(analyticsId: string | undefined): string {
  return analyticsId === undefined ? forEveryPage : consentModeScript(analyticsId) + forEveryPage;
}
