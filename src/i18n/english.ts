// Only browsers get this for "#i18n/english.ts", by package.json; Node gets no-english.ts.
import { isEnglish } from "./language.ts";

const loadEnglish = () => import("./back-office-en/all.ts");

export type EnglishName = keyof Awaited<ReturnType<typeof loadEnglish>>;

/**
 * The words of a reader who has chosen English. Only where they are read. Modules of English words
 * import nothing that waits for this one, or both would wait for each other.
 */
export const english: Readonly<Record<string, unknown>> | undefined = isEnglish
  ? await loadEnglish()
  : undefined;
