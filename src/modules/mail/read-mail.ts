import { eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { AppError } from "#shared/errors.ts";
import { mailColumns } from "./list-mails.ts";
import { getAbilities } from "./mail-abilities.ts";
import type { MailKind } from "./mail-kinds.ts";
import { hasSecret } from "./mail-records.ts";
import { readMailWords } from "./mail-words.ts";
import { mails } from "./tables.ts";

export type MailPreview = {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
};

/** A mail with its text. Throws `not_found`. `publicUrl` begins the links in it. */
export async function readMail(
  { db, actor, clock }: Pick<Context, "db" | "actor" | "clock">,
  publicUrl: string,
  id: string,
) {
  const mail = await findMail(db, id);
  const { subject, text } = await renderMasked(db, mail, publicUrl);
  return { ...mail, subject, text, can: getAbilities(mail, actor, clock()) };
}

/** The HTML of a mail. Throws `not_found`. */
export async function previewMail(
  { db }: Pick<Context, "db">,
  publicUrl: string,
  id: string,
): Promise<string> {
  return (await renderMasked(db, await findMail(db, id), publicUrl)).html;
}

async function findMail(db: Context["db"], id: string) {
  const [mail] = await db
    .select({ ...mailColumns, providerId: mails.providerId, content: mails.content })
    .from(mails)
    .where(eq(mails.id, id));
  if (mail === undefined) throw new AppError("not_found", `there is no mail ${id}`);
  return mail;
}

/** As it was sent, except for the keys in its links, and with the shop's present texts. */
async function renderMasked(
  db: Context["db"],
  { kind, content }: { kind: MailKind; content: unknown },
  publicUrl: string,
): Promise<MailPreview> {
  const { renderMail, MASK } = await import("./templates/render-mail.tsx");
  const secret = hasSecret(kind) ? MASK : undefined;
  const words = await readMailWords({ db }, kind);
  const { subject, html, text } = renderMail({ kind, content, secret, publicUrl }, words);
  return { subject, html, text };
}
