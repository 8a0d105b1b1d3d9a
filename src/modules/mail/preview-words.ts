import type { Context } from "#modules/context.ts";
import { findDraft, readStored, toContent } from "#modules/content/read-content.ts";
import { AppError } from "#shared/errors.ts";
import { mailKinds, type MailKind } from "./mail-kinds.ts";
import { getRecord, hasSecret } from "./mail-records.ts";
import { getMailKeys, toMailWords } from "./mail-words.ts";
import type { MailPreview } from "./read-mail.ts";

/** The kind that shows the texts common to several mails. */
const common: MailKind = "order-confirmation";
const shop: MailKind = "new-order";
const keysOfCommon = ["mail/common", "payment-instructions"];

/** The kind of mail that previews the texts of a document; undefined where there is none. */
function getShownKind(key: string): MailKind | undefined {
  if (keysOfCommon.includes(key)) return common;
  if (key === "mail/shop") return shop;
  return mailKinds.find((kind) => key === `mail/${kind}`);
}

/**
 * A sample mail with the texts of `data`, the unsaved state of a document. Without `data`, with the
 * texts of the draft. Throws `not_found` for a document that no mail shows.
 */
export async function previewWords(
  { db }: Pick<Context, "db">,
  publicUrl: string,
  { key, data }: { readonly key: string; readonly data?: unknown },
): Promise<MailPreview> {
  const kind = getShownKind(key);
  if (kind === undefined) throw new AppError("not_found", `no mail shows ${key}`);
  const { stored, ...sold } = await readStored({ db }, getMailKeys(kind));
  const written = data ?? (await findDraft({ db }, key))?.data ?? stored.get(key);
  const content = toContent(getMailKeys(kind), new Map(stored).set(key, written), sold);
  return renderMailSample(kind, toMailWords<MailKind>(kind, content), publicUrl);
}

/** The sample of a kind of mail, in these words. */
async function renderMailSample(
  kind: MailKind,
  words: ReturnType<typeof toMailWords>,
  publicUrl: string,
): Promise<MailPreview> {
  const { renderMail } = await import("./templates/render-mail.tsx");
  const content = getRecord(kind).createSample("Noa Lev");
  const secret = hasSecret(kind) ? "sample" : undefined;
  const { subject, html, text } = renderMail({ kind, content, secret, publicUrl }, words);
  return { subject, html, text };
}
