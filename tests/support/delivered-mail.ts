// Mails in the words of a fresh shop.
import { toContent } from "#modules/content/read-content.ts";
import type { MailKind } from "#modules/mail/mail-kinds.ts";
import { getMailKeys, toMailWords } from "#modules/mail/mail-words.ts";
import { renderMail } from "#modules/mail/templates/render-mail.tsx";

export function renderDelivered(mail: Parameters<typeof renderMail<MailKind>>[0]) {
  const content = toContent(getMailKeys(mail.kind), new Map());
  return renderMail(mail, toMailWords<MailKind>(mail.kind, content));
}

/**
 * A text without the marks of the shop around a value of another direction. Any mark that remains
 * was typed.
 */
export const removeIsolates = (text: string): string =>
  text.replaceAll(/\u2068([^\u202A-\u202E\u2066-\u2069]*)\u2069/g, "$1");
