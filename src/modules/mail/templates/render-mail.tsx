import { renderToStaticMarkup } from "react-dom/server";
import type { OutgoingMail } from "#platform/mail/transport.ts";
import { fillText } from "#shared/fill-text.ts";
import type { MailKind } from "../mail-kinds.ts";
import type { MailWords } from "../mail-words.ts";
import { getRecord } from "../mail-records.ts";
import { Frame } from "./frame.tsx";
import type { MailFile, OrderSecrets, WholeMail } from "./mail-content.ts";
import { toPlainText } from "./plain-text.ts";

/** In place of a secret that only the recipient may know. */
export const MASK = "hidden";
const masked: OrderSecrets = { page: MASK, confirm: MASK };

type RenderedMail = Pick<
  OutgoingMail,
  "subject" | "html" | "text" | "replyTo" | "unsubscribeUrl" | "answers"
> & { readonly files: readonly MailFile[] };

/**
 * Lays a stored mail out as HTML and as plain text, in the words of the shop. Throws when its
 * content does not fit its kind.
 */
export function renderMail<Kind extends MailKind>(
  mail: {
    kind: Kind;
    content: unknown;
    secret: string | undefined;
    /** Left out where others than the recipient read it: its links to the order open nothing. */
    order?: OrderSecrets | undefined;
    publicUrl: string;
  },
  words: MailWords<Kind>,
): RenderedMail {
  const { brand, common } = words;
  const content = getRecord(mail.kind).write(mail.content, words, {
    ...mail,
    order: mail.order ?? masked,
  });
  const whole: WholeMail = {
    ...content,
    sender: brand.name,
    signature: content.signature ?? common.signature,
    linkBelow: content.linkBelow ?? common.linkBelow,
    footer: fillText(content.footer, { shop: new URL(mail.publicUrl).host, email: brand.email }),
  };
  return {
    subject: content.subject,
    html: `<!DOCTYPE html>${renderToStaticMarkup(<Frame content={whole} publicUrl={mail.publicUrl} />)}`,
    text: toPlainText(whole),
    replyTo: content.replyTo,
    unsubscribeUrl: content.unsubscribe?.href,
    files: content.files ?? [],
    answers: content.answers,
  };
}
