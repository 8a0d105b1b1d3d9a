import { z } from "zod";
import { mailWords } from "#content/mails.ts";
import { secondFactorMails } from "#content/second-factor-mails.ts";
import { greeting, type Template } from "./letter.ts";

/** What has become of somebody's second factor: it is on (with a new app), off, or has new recovery codes. */
const changes = ["on", "off", "codes"] as const;
export type SecondFactorChange = (typeof changes)[number];

const content = z.object({ fullName: z.string(), change: z.enum(changes) });
export type SecondFactorChangedContent = z.infer<typeof content>;

export const secondFactorChanged: Template = (mail) => {
  const { fullName, change } = content.parse(mail.content);
  const { button, alarm, ...words } = secondFactorMails;
  return {
    ...words[change],
    footer: mailWords.footer,
    paragraphs: [greeting(fullName), ...words[change].text, alarm],
    button: { label: button, href: `${mail.publicUrl}/account` },
  };
};
