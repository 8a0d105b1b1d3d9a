// Mails in the words of a fresh shop.
import { toContent } from "#modules/content/read-content.ts";
import type { MailKind } from "#modules/mail/mail-kinds.ts";
import { getMailKeys, toMailWords } from "#modules/mail/mail-words.ts";
import { renderMail } from "#modules/mail/templates/render-mail.tsx";

export function renderDelivered(mail: Parameters<typeof renderMail<MailKind>>[0]) {
  const content = toContent(getMailKeys(mail.kind), new Map(), undefined);
  return renderMail(mail, toMailWords<MailKind>(mail.kind, content));
}
