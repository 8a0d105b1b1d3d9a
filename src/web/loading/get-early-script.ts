import { createConsentModeScript } from "../consent/consent-mode.ts";
import { renamedKeysScript } from "../session/renamed-keys-script.ts";
import { storedSessionScript } from "../session/stored-session-script.ts";
import { storedCartScript } from "../storefront/cart/stored-cart-script.ts";
import { foreignChangesScript } from "./foreign-changes-script.ts";
import { loaderScript } from "./loader-script.ts";
import { browserBarScript } from "../pwa/browser-bar-script.ts";
import { reloadGuardScript } from "../pwa/reload-guard.ts";
import { adminLanguageScript } from "../page/admin-language-script.ts";
import { themeScript } from "../page/theme.ts";
import { unitsScript } from "../page/units.ts";

const withoutScripts =
  themeScript +
  unitsScript +
  browserBarScript +
  renamedKeysScript +
  storedSessionScript +
  storedCartScript;
const withScripts = reloadGuardScript + withoutScripts + foreignChangesScript + loaderScript;

/**
 * The first script of a page; `hasScripts` tells whether others follow, `isAdmin` whether it is one
 * of the back office. Nothing may wait for other scripts on a page that has none. What asks the
 * analytics service's permissions comes before everything else.
 */
export function getEarlyScript(
  analyticsId: string | undefined,
  hasScripts: boolean,
  isAdmin = false,
): string {
  const language = isAdmin ? adminLanguageScript : "";
  const own = language + (hasScripts ? withScripts : withoutScripts);
  return analyticsId === undefined ? own : createConsentModeScript(analyticsId) + own;
}
