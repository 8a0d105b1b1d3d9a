import { mailTexts } from "#content/mails.ts";
import { shopMailTexts } from "#content/shop-mails.ts";

/** A text called "email" is the label of a table row. */
const hints = { kinds: { email: "line" } } as const;
/** The shop's own people read Hebrew, also in what begins empty. */
const shopHints = { ...hints, lang: "he" } as const;

type Texts = typeof mailTexts;
type MailDocuments = {
  readonly [Name in keyof Texts as `mail/${Name}`]: {
    readonly group: "mails";
    readonly right: "settings.write";
    readonly seed: Texts[Name];
    readonly hints: typeof hints | typeof shopHints;
  };
};

/** The words of the mails: what several of them say, and a document for each kind. */
// A document for each of the texts, by construction.
export const mailDocuments = Object.fromEntries(
  Object.entries(mailTexts).map(([name, seed]) => [
    `mail/${name}`,
    {
      group: "mails",
      right: "settings.write",
      seed,
      hints: Object.hasOwn(shopMailTexts, name) ? shopHints : hints,
    },
  ]),
) as MailDocuments;
