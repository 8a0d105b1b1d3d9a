import { createContext, useContext } from "react";
import { addressLines } from "#i18n/address-lines.ts";
import { papers as english, type PaperWords } from "#i18n/en/papers.ts";
import { formatDate, formatMoney, formatTime } from "#i18n/format.ts";
import { formatAmount, formatShortDate } from "#i18n/format-he.ts";
import { papers as hebrew } from "#i18n/he/papers.ts";
import type { DocumentLanguage } from "#modules/orders/document-language.ts";
import type { Address } from "#shared/address.ts";
import type { Money } from "#shared/money.ts";

type PaperLanguage = {
  readonly lang: DocumentLanguage;
  readonly words: PaperWords;
  readonly formatDay: (date: Date) => string;
  readonly formatTime: (date: Date) => string;
  readonly formatAmount: (amount: Money) => string;
  readonly formatAddressLines: (address: Address) => readonly string[];
};

const languages: Readonly<Record<DocumentLanguage, PaperLanguage>> = {
  he: {
    lang: "he",
    words: hebrew,
    formatDay: (date) => formatShortDate(date, "he-IL"),
    formatTime: (date) => formatTime(date, "he-IL"),
    // Dollars stay as they are written.
    formatAmount: (amount) => formatAmount(amount, "he-IL"),
    formatAddressLines: (address) => addressLines(address, "he-IL"),
  },
  en: {
    lang: "en",
    words: english,
    formatDay: (date) => formatDate(date),
    formatTime: (date) => formatTime(date),
    formatAmount: (amount) => formatMoney(amount),
    formatAddressLines: addressLines,
  },
};

const Language = createContext<DocumentLanguage>("he");

/** The papers inside are in this language. */
export const PaperIn = Language.Provider;

/** The words and formats of the paper around. */
export function usePaper(): PaperLanguage {
  return languages[useContext(Language)];
}
