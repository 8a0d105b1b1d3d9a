import type { Context } from "#modules/context.ts";
import type { Content } from "#modules/content/documents.ts";
import { readContent } from "#modules/content/read-content.ts";
import type { MailKind } from "./mail-kinds.ts";

/** The shop's texts for a mail, besides its data. */
export type MailWords<Kind extends MailKind = MailKind> = {
  readonly brand: Content["brand"];
  /** Texts that several kinds of mail share. */
  readonly common: Content["mail/common"];
  /** Texts of the mails to the shop itself. */
  readonly shop: Content["mail/shop"];
  readonly payment: Content["payment-instructions"];
  readonly policies: Content["policies"];
  /** The words of this kind. */
  readonly own: Content[`mail/${Kind}`];
};

/** The documents with the texts of mails of this kind. */
export const getMailKeys = <Kind extends MailKind>(kind: Kind) =>
  [
    "brand",
    "policies",
    "mail/common",
    "mail/shop",
    "payment-instructions",
    `mail/${kind}`,
  ] as const;

/** The present texts of a mail, in one query. */
export async function readMailWords<Kind extends MailKind>(
  { db }: Pick<Context, "db">,
  kind: Kind,
): Promise<MailWords<Kind>> {
  return toMailWords(kind, await readContent({ db }, getMailKeys(kind)));
}

/** The texts of a mail of this kind, taken from their documents. */
export function toMailWords<Kind extends MailKind>(
  kind: Kind,
  content: Pick<Content, ReturnType<typeof getMailKeys<Kind>>[number]>,
): MailWords<Kind> {
  return {
    brand: content.brand,
    common: content["mail/common"],
    shop: content["mail/shop"],
    payment: content["payment-instructions"],
    policies: content.policies,
    own: content[`mail/${kind}`],
  };
}
