import { consentModeScript } from "../consent/consent-mode.ts";
import { storedSessionScript } from "../session/stored-session-script.ts";
import { storedCartScript } from "../storefront/cart/stored-cart-script.ts";
import { loaderScript } from "./loader-script.ts";
import { browserBarScript } from "../pwa/browser-bar-script.ts";
import { reloadGuardScript } from "../pwa/reload-guard.ts";
import { themeScript } from "../page/theme.ts";
import { unitsScript } from "../page/units.ts";

const forEveryPage =
  reloadGuardScript +
  themeScript +
  unitsScript +
  browserBarScript +
  storedSessionScript +
  storedCartScript +
  loaderScript;

/**
 * The first script of a page. What asks the analytics service's permissions comes before everything
 * else.
 */
export function getEarlyScript(analyticsId: string | undefined): string {
  return analyticsId === undefined ? forEveryPage : consentModeScript(analyticsId) + forEveryPage;
}
