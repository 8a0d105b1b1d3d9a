import { formatDate } from "#i18n/format.ts";
import type { TextPage } from "#modules/content/texts.ts";

/**
 * As its page shows it, for loaders: when it was changed is written out, unless it is words such as
 * "January 2024".
 */
export function toShownPage(page: TextPage): TextPage {
  const { updated } = page;
  const isDay = updated !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(updated);
  return isDay ? { ...page, updated: formatDate(new Date(updated)) } : page;
}
