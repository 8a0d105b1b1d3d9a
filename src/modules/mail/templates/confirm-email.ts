import { z } from "zod";
import { mailTexts } from "#content/mails.ts";
import { linkHours } from "../mail-kinds.ts";
import { formatDateTime } from "#i18n/format.ts";
import { greeting, shownName, withHours, template } from "./mail-content.ts";

const content = z.object({
  fullName: z.string(),
  /** When somebody signed up; mails that were queued before it was noted do without. */
  signedUpAt: z.iso.datetime().optional(),
});
const texts = mailTexts["confirm-email"];

export const confirmEmail = template(content, ({ fullName, signedUpAt }, mail) => {
  const query = new URLSearchParams({ token: z.string().parse(mail.secret) });
  return {
    ...texts,
    footer: mailTexts.footer,
    paragraphs: [greeting(fullName), ...texts.text, ...whoSignedUp(fullName, signedUpAt)],
    button: { label: texts.button, href: `${mail.publicUrl}/auth/confirm?${query.toString()}` },
    afterwards: texts.afterwards.map((line) => withHours(line, linkHours["confirm-email"])),
  };
});

/**
 * Lets the reader see whether the sign-up was theirs: a stranger chose the name, perhaps also that
 * of the greeting.
 */
function whoSignedUp(fullName: string, signedUpAt: string | undefined): string[] {
  if (signedUpAt === undefined) return [];
  const at = formatDateTime(new Date(signedUpAt));
  return [texts.signedUp.replace("{at}", at).replace("{name}", () => shownName(fullName))];
}
