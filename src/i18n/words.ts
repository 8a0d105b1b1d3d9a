import { english } from "#i18n/english.ts";
import type { EnglishName } from "./english.ts";
import type { Translated } from "./translated.ts";

/**
 * Words of the back office: those that `name` exports in back-office-en/ where the reader has
 * chosen English, otherwise the Hebrew ones.
 */
/* @__NO_SIDE_EFFECTS__ */
export function words<const T>(name: EnglishName, hebrew: T): Translated<T> {
  return (english?.[name] ?? hebrew) as Translated<T>;
}
