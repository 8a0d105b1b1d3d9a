import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

/** Escapes a text for a pattern of LIKE. */
export function encodeLike(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}

const splitWords = (text: string): string[] => text.split(/\s+/).filter((word) => word !== "");

/** For each word of a text, a pattern that finds it anywhere. */
export function getPatterns(text: string): string[] {
  return splitWords(text).map((word) => `%${encodeLike(word)}%`);
}

/**
 * One condition for each word of a typed text: it is somewhere in one of the texts, whichever
 * accents, points, quotes and hyphens either was written with.
 */
export function matchTyped(typed: string, ...texts: readonly SQLWrapper[]): SQL[] {
  return matchPlain(typed, sql`app.search_text(concat_ws(' ', ${sql.join([...texts], sql`, `)}))`);
}

/** The same in a text that is stored in plain form, which may have an index of trigrams. */
export function matchPlain(typed: string, plain: SQLWrapper): SQL[] {
  return getPatterns(typed).map((pattern) => sql`${plain} like app.search_text(${pattern})`);
}

/**
 * The same for words that very many rows have: no index is used, and the planner expects to find
 * enough in the order of a list.
 */
export function matchCommon(typed: string, plain: SQLWrapper): SQL[] {
  return splitWords(typed).map((word) => sql`strpos(${plain}, app.search_text(${word})) > 0`);
}
