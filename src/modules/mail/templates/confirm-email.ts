import { z } from "zod";
import { formatDateTime } from "#i18n/format.ts";
import { fillText } from "#shared/fill-text.ts";
import { linkHours } from "../mail-kinds.ts";
import { formatGreeting, formatHours, toShownName, template } from "./mail-content.ts";

const content = z.object({
  fullName: z.string(),
  /** When the user signed up; missing in mails of earlier versions. */
  signedUpAt: z.iso.datetime().optional(),
});

export const confirmEmail = template(
  "confirm-email",
  content,
  (sent, words, mail) => {
    const { own, common } = words;
    const query = new URLSearchParams({ token: z.string().parse(mail.secret) });
    const hours = formatHours(words, linkHours["confirm-email"]);
    return {
      ...own,
      footer: common.footer,
      paragraphs: [
        formatGreeting(words, sent.fullName),
        ...own.text,
        ...describeVisitor(own.signedUp, sent),
      ],
      button: { label: own.button, href: `${mail.publicUrl}/auth/confirm?${query.toString()}` },
      afterwards: own.afterwards.map((line) => fillText(line, { hours })),
    };
  },
  (fullName) => ({ fullName, signedUpAt: "2026-03-01T10:00:00.000Z" }),
);

/**
 * Lets the reader judge whether the sign-up was theirs: a stranger may have chosen the name, which
 * is also in the greeting.
 */
function describeVisitor(
  text: string,
  { fullName, signedUpAt }: z.output<typeof content>,
): readonly string[] {
  if (signedUpAt === undefined) return [];
  return [
    fillText(text, { at: formatDateTime(new Date(signedUpAt)), name: toShownName(fullName) }),
  ];
}
