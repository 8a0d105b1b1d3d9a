import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

/** Escapes a text for a pattern of LIKE. */
export function encodeLike(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}

/** For each word of a text, a pattern that finds it anywhere. */
export function getPatterns(text: string): string[] {
  const words = text.split(/\s+/).filter((word) => word !== "");
  return words.map((word) => `%${encodeLike(word)}%`);
}

/**
 * One condition for each word of a typed text: it is somewhere in one of the texts, whichever
 * accents, points, quotes and hyphens either was written with.
 */
export function matchTyped(typed: string, ...texts: readonly SQLWrapper[]): SQL[] {
  return matchPlain(typed, sql`app.search_text(concat_ws(' ', ${sql.join([...texts], sql`, `)}))`);
}

/** The same in a text that is stored in plain form, as an index of trigrams has it. */
export function matchPlain(typed: string, plain: SQLWrapper): SQL[] {
  return getPatterns(typed).map((pattern) => sql`${plain} like app.search_text(${pattern})`);
}
