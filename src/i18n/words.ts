import { isEnglish } from "./language.ts";
import type { Translated } from "./translated.ts";

const loadEnglish = () => import("./back-office-en/all.ts");

type EnglishName = keyof Awaited<ReturnType<typeof loadEnglish>>;

/**
 * Only where they are read. Modules of English words import nothing that waits for this one, or
 * both would wait for each other.
 */
const english: Readonly<Record<string, unknown>> | undefined = isEnglish
  ? await loadEnglish()
  : undefined;

/**
 * Words of the back office: those that `name` exports in back-office-en/ where the reader has
 * chosen English, otherwise the Hebrew ones.
 */
/* @__NO_SIDE_EFFECTS__ */
export function words<const T>(name: EnglishName, hebrew: T): Translated<T> {
  return (english?.[name] ?? hebrew) as Translated<T>;
}
