import { barColors } from "./bar-colors.ts";
import { DARK_BAR_ID, darkBarMedia } from "./browser-bar.ts";

/**
 * Runs before the first paint, after the theme has been set: the server sends the same light page
 * to all visitors.
 */
export const browserBarScript = `(function(d){var m=d.createElement("meta");m.id="${DARK_BAR_ID}";m.name="theme-color";m.content="${barColors.dark}";m.media=${JSON.stringify(darkBarMedia)}[d.documentElement.dataset.theme];d.head.prepend(m)})(document);`;
