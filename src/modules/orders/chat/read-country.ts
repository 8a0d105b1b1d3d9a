import { formatCountry } from "#i18n/format-country.ts";
import { countryNames as englishNames } from "#i18n/en/chat-words.ts";
import { countryNames as hebrewNames } from "#i18n/he/chat-words.ts";
import { countries } from "#modules/checkout/countries.ts";
import { cutEnd } from "#shared/cut-end.ts";
import type { ChatPart } from "./chat-parts.ts";
import type { ChatLine } from "./chat-text.ts";
import type { Finding } from "./finding.ts";
import { listLabelled } from "./read-labels.ts";

let codesByName: ReadonlyMap<string, string> | undefined;

/** Codes by the names of countries in both languages; computed once, because it takes a while. */
function mapByName(): ReadonlyMap<string, string> {
  codesByName ??= new Map([
    ...countries.flatMap(([code]) =>
      (["en-US", "he-IL"] as const).map((locale) => [formatCountry(code, locale), code] as const),
    ),
    ...Object.entries({ ...englishNames, ...hebrewNames }),
  ]);
  return codesByName;
}

/** A two-letter country code, as in an address: alone, or last in its part. */
export function findCountry(text: string): { code: string; source: string } | undefined {
  const source = cutEnd(text.trim(), ".!");
  const code = mapByName().get(source);
  return code === undefined ? undefined : { code, source };
}

/** The two-letter code of the address's country; never a country that is only asked about. */
export function readCountry(
  lines: readonly ChatLine[],
  parts: readonly ChatPart[],
): Finding | undefined {
  const named = [...listLabelled(lines, "country"), ...parts.map(({ text }) => text)];
  const codes = [...new Set(named.flatMap((text) => findCountry(text)?.code ?? []))];
  const [code] = codes;
  return code === undefined ? undefined : { value: code, isSure: codes.length === 1 };
}
