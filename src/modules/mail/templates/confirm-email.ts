import { z } from "zod";
import { formatDateTime } from "#i18n/format.ts";
import { fillText } from "#shared/fill-text.ts";
import { linkHours } from "../mail-kinds.ts";
import { greeting, inHours, shownName, template } from "./mail-content.ts";

const content = z.object({
  fullName: z.string(),
  /** When somebody signed up; mails that were queued before it was noted do without. */
  signedUpAt: z.iso.datetime().optional(),
});

export const confirmEmail = template("confirm-email", content, (sent, words, mail) => {
  const { own, common } = words;
  const query = new URLSearchParams({ token: z.string().parse(mail.secret) });
  const hours = inHours(words, linkHours["confirm-email"]);
  return {
    ...own,
    footer: common.footer,
    paragraphs: [greeting(words, sent.fullName), ...own.text, ...whoSignedUp(own.signedUp, sent)],
    button: { label: own.button, href: `${mail.publicUrl}/auth/confirm?${query.toString()}` },
    afterwards: own.afterwards.map((line) => fillText(line, { hours })),
  };
});

/**
 * Lets the reader see whether the sign-up was theirs: a stranger chose the name, perhaps also that
 * of the greeting.
 */
function whoSignedUp(
  text: string,
  { fullName, signedUpAt }: z.output<typeof content>,
): readonly string[] {
  if (signedUpAt === undefined) return [];
  return [fillText(text, { at: formatDateTime(new Date(signedUpAt)), name: shownName(fullName) })];
}
